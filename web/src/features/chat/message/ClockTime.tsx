const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });
const exact = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** The time of a message; the day stands above it, and in the tooltip. */
export function ClockTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} data-tip={exact.format(date)}>
      {time.format(date)}
    </time>
  );
}
