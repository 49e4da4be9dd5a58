import { useEffect, useState } from 'react';

const two = (number: number): string => String(number).padStart(2, '0');

/** So many seconds as a clock shows them: `2:05`, `1:02:05`. */
function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const start = hours > 0 ? `${hours}:${two(minutes % 60)}` : String(minutes);
  return `${start}:${two(seconds % 60)}`;
}

/** How long the two have talked, counted on. */
export function Duration({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{clockText(Math.max(0, Math.floor((now - since) / 1000)))}</span>;
}
