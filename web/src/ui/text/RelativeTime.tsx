import { shortMomentText } from '@schema/rules/text/date-text.ts';
import { useMinute } from './page-clock.ts';

const minute = 60_000;
const steps = [
  { unit: 'year', inShort: 'yr', size: 525_960 * minute },
  { unit: 'month', inShort: 'mo', size: 43_830 * minute },
  { unit: 'week', inShort: 'wk', size: 10_080 * minute },
  // A day has its word in full, in short too.
  { unit: 'day', inShort: undefined, size: 1440 * minute },
  { unit: 'hour', inShort: 'hr', size: 60 * minute },
  { unit: 'minute', inShort: 'min', size: minute },
] as const;
type Step = (typeof steps)[number];

/** `3 hours ago`, `in 2 days`; a single one has its own word where English has one. */
function awayText(count: number, { unit, inShort }: Step, short: boolean): string {
  const isPast = count < 0;
  const word = (short && inShort) || unit;
  const isOne = Math.abs(count) === 1;
  if (isOne && unit === 'day') return isPast ? 'yesterday' : 'tomorrow';
  if (isOne && unit !== 'hour' && unit !== 'minute') return `${isPast ? 'last' : 'next'} ${word}`;
  const words = `${Math.abs(count)} ${isOne || word === inShort ? word : `${word}s`}`;
  return isPast ? `${words} ago` : `in ${words}`;
}

/**
 * `3 hours ago`, with `short` as `3 hr ago`; within the first minute `just now`.
 * @param now in milliseconds since 1970
 */
function relativeTime(at: Date, now: number, short = false): string {
  const past = at.getTime() - now;
  for (const step of steps)
    if (Math.abs(past) >= step.size) return awayText(Math.trunc(past / step.size), step, short);
  return 'just now';
}

/** `3 days ago`, with `short` as `18 min ago`; the exact time is the tooltip. */
export function RelativeTime({ at, short = false }: { at: string | Date; short?: boolean }) {
  const now = useMinute();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={date.toISOString()} data-tip={shortMomentText(date)}>
      {relativeTime(date, now, short)}
    </time>
  );
}
