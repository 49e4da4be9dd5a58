import { clockTime, exactTime, isSameDay } from '@/ui';

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
});

function shortTime(at: Date, now: Date): string {
  if (isSameDay(at, now)) return clockTime(at);
  return (at.getFullYear() === now.getFullYear() ? day : dayAndYear).format(at);
}

/** When a conversation last moved: the time of today, else the date. */
export function ListTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} data-tip={exactTime(date)}>
      {shortTime(date, new Date())}
    </time>
  );
}
