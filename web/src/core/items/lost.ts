import { useEffect } from 'react';
import { createStore, useStore } from '@/ui';

/** How many parts of the page say that there is nothing at its address. */
const lost = createStore(0);

/** Says, while it is on screen, that there is nothing at this address. */
export function useLost(): void {
  useEffect(() => {
    lost.set(lost.get() + 1);
    return () => lost.set(lost.get() - 1);
  }, []);
}

/** Whether the page says that there is nothing at its address: who is lost needs the way alone. */
export const useIsLost = (): boolean => useStore(lost) > 0;
