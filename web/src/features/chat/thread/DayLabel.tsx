import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { longDateText, longDayText, weekdayText } from '@schema/rules/text/date-text';
import { isSameDay, useToday } from '@/ui';

const dayMs = 86_400_000;

/** How a day is called, seen from another one. */
export function dayName(at: Date, now: Date): string {
  if (isSameDay(at, now)) return chatPageTexts.today;
  const daysAgo = (count: number) => new Date(now.getTime() - count * dayMs);
  if (isSameDay(at, daysAgo(1))) return chatPageTexts.yesterday;
  if (at > daysAgo(6)) return weekdayText(at);
  if (at.getFullYear() !== now.getFullYear()) return longDateText(at);
  return `${weekdayText(at).slice(0, 3)}, ${longDayText(at)}`;
}

/** Stands above the messages of a day. */
export function DayLabel({ at }: { at: string }) {
  const today = useToday();
  return <time dateTime={at}>{dayName(new Date(at), today)}</time>;
}
