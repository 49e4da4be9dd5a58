import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { isSameDay, useToday } from '@/ui';

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long' });
const day = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'long' });
const dayAndYear = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });
const dayMs = 86_400_000;

/** How a day is called, seen from another one. */
export function dayName(at: Date, now: Date): string {
  if (isSameDay(at, now)) return chatPageTexts.today;
  const daysAgo = (count: number) => new Date(now.getTime() - count * dayMs);
  if (isSameDay(at, daysAgo(1))) return chatPageTexts.yesterday;
  if (at > daysAgo(6)) return weekday.format(at);
  return (at.getFullYear() === now.getFullYear() ? day : dayAndYear).format(at);
}

/** Stands above the messages of a day. */
export function DayLabel({ at }: { at: string }) {
  const today = useToday();
  return <time dateTime={at}>{dayName(new Date(at), today)}</time>;
}
