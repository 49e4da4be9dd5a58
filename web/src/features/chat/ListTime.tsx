import { shortDayText, shortMomentText, timeText } from '@schema/rules/text/date-text';
import { isSameDay, useToday } from '@/ui';

function shortTime(at: Date, today: Date): string {
  if (isSameDay(at, today)) return timeText(at);
  const isThisYear = at.getFullYear() === today.getFullYear();
  return isThisYear
    ? shortDayText(at)
    : `${shortDayText(at)} ${String(at.getFullYear()).slice(-2)}`;
}

/** When a conversation last moved: the time of today, else the date. */
export function ListTime({ at }: { at: string }) {
  const today = useToday();
  const date = new Date(at);
  return (
    <time dateTime={at} data-tip={shortMomentText(date)}>
      {shortTime(date, today)}
    </time>
  );
}
