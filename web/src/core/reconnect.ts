import { useEffect, useEffectEvent } from 'react';

/** An event is a hint, the database is the truth: what happened while the live connection was lost is fetched when it is back. */
const listeners = new Set<() => void>();

/** Called by the live connection when it is back after a loss. */
export const tellReconnected = (): void => listeners.forEach((listener) => listener());

/** Runs when the live connection is back after a loss. */
export function useOnReconnect(fetchMissed: () => void): void {
  const fetch = useEffectEvent(fetchMissed);
  useEffect(() => {
    const listener = () => fetch();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
