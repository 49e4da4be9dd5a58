import { clockTime, exactTime, isSameDay, useToday } from '@/ui';

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
});

function shortTime(at: Date, today: Date): string {
  if (isSameDay(at, today)) return clockTime(at);
  return (at.getFullYear() === today.getFullYear() ? day : dayAndYear).format(at);
}

/** When a conversation last moved: the time of today, else the date. */
export function ListTime({ at }: { at: string }) {
  const today = useToday();
  const date = new Date(at);
  return (
    <time dateTime={at} data-tip={exactTime(date)}>
      {shortTime(date, today)}
    </time>
  );
}
