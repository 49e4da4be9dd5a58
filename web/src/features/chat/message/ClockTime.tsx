import { clockTime, exactTime } from '@/ui';

/** The time of a message; the day stands above it, and in the tooltip. */
export function ClockTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} data-tip={exactTime(date)}>
      {clockTime(date)}
    </time>
  );
}
