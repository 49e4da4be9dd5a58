import { useEffect, useRef, useState } from 'react';

/** For so long the message that somebody went to stands out. */
const markedMs = 2000;

/** The number of the message that somebody went to, for a moment, and the function that says it. */
export function useMarkedMessage(): [number | null, (number: number) => void] {
  const [marked, setMarked] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const mark = (number: number) => {
    clearTimeout(timer.current);
    setMarked(number);
    timer.current = setTimeout(() => setMarked(null), markedMs);
  };
  return [marked, mark];
}
