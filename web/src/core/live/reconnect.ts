import { useEffect, useEffectEvent } from 'react';

// Events that happen while the live connection is lost are not repeated: what changed is fetched
// when it is back.
const listeners = new Set<() => void>();

/** Called by the live connection after it has reconnected. */
export const announceReconnect = (): void => listeners.forEach((listener) => listener());

/** Calls `fetchMissed` after the live connection has reconnected. */
export function useOnReconnect(fetchMissed: () => void): void {
  const fetch = useEffectEvent(fetchMissed);
  useEffect(() => {
    const listener = () => fetch();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
