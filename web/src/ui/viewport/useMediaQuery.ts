import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from './breakpoints.ts';

/** Whether a media query matches now. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches,
    () => false,
  );
}

/** Phones, also held sideways, and small windows: see `breakpoints.narrow`. */
export const useIsNarrow = (): boolean => useMediaQuery(breakpoints.narrow);
