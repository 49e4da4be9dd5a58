import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs when two become connected, or part: what only connections may see is read anew. Not for what stood so from the start. */
export function useBondChange(status: string | null | undefined, changed: () => void): void {
  const isConnected = status === null || status === undefined ? null : status === 'connected';
  const before = useRef<boolean | null>(null);
  const tell = useEffectEvent(changed);
  useEffect(() => {
    if (isConnected !== null && before.current !== null && before.current !== isConnected) tell();
    if (isConnected !== null) before.current = isConnected;
  }, [isConnected]);
}
