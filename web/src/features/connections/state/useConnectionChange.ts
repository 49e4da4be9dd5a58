import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onChange` when the viewer and a person become connected, or part: what only connections
 * may see has to be fetched again then.
 * @param status the status of their connection; empty while it is unknown. The first one that is
 *   known is no change.
 */
export function useConnectionChange(status: string | null | undefined, onChange: () => void): void {
  const isConnected = status === null || status === undefined ? null : status === 'connected';
  const wasConnected = useRef<boolean | null>(null);
  const notifyChange = useEffectEvent(onChange);
  useEffect(() => {
    if (isConnected === null) return;
    if (wasConnected.current !== null && wasConnected.current !== isConnected) notifyChange();
    wasConnected.current = isConnected;
  }, [isConnected]);
}
