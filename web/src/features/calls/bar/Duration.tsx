import { clockText } from '@schema/rules/text/clock-text';
import { useEffect, useState } from 'react';

/** How long the two have talked, counted on. */
export function Duration({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{clockText(Math.max(0, Math.floor((now - since) / 1000)))}</span>;
}
