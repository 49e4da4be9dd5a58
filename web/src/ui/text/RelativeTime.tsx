import { exactTime } from './dates.ts';
import { useMinute } from './page-clock.ts';

const minute = 60_000;
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 525_960 * minute],
  ['month', 43_830 * minute],
  ['week', 10_080 * minute],
  ['day', 1440 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
];
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const shortWords = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto', style: 'short' });

/**
 * `3 hours ago`, with `short` as `3 hr ago`; within the first minute `just now`.
 * @param now in milliseconds since 1970
 */
function relativeTime(at: Date, now: number, short = false): string {
  const past = at.getTime() - now;
  for (const [unit, size] of steps)
    if (Math.abs(past) >= size)
      return (short ? shortWords : words).format(Math.trunc(past / size), unit);
  return 'just now';
}

/** `3 days ago`, with `short` as `18 min ago`; the exact time is the tooltip. */
export function RelativeTime({ at, short = false }: { at: string | Date; short?: boolean }) {
  const now = useMinute();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={date.toISOString()} data-tip={exactTime(date)}>
      {relativeTime(date, now, short)}
    </time>
  );
}
