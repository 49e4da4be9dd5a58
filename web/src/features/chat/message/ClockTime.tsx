import { shortMomentText, timeText } from '@schema/rules/text/date-text';

/** The time of a message; the day stands above it, and in the tooltip. */
export function ClockTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} data-tip={shortMomentText(date)}>
      {timeText(date)}
    </time>
  );
}
