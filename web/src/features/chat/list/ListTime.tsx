const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
});
const exact = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

function shortTime(at: Date, now: Date): string {
  if (at.toDateString() === now.toDateString()) return time.format(at);
  return (at.getFullYear() === now.getFullYear() ? day : dayAndYear).format(at);
}

/** When a conversation last moved: the time of today, else the date. */
export function ListTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} data-tip={exact.format(date)}>
      {shortTime(date, new Date())}
    </time>
  );
}
