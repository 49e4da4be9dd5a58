import { type ReactElement, useSyncExternalStore } from 'react';

/** What is drawn on pages outside of the data layout too, for as long as it goes on: a call. */
let element: ReactElement | null = null;
const listeners = new Set<() => void>();

/** Its code is loaded when it is drawn: these pages stay as small as they are. */
export const docked = {
  get: (): ReactElement | null => element,
  set(next: ReactElement | null): void {
    element = next;
    for (const listener of listeners) listener();
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useDocked = (): ReactElement | null =>
  useSyncExternalStore(subscribe, docked.get, () => null);
