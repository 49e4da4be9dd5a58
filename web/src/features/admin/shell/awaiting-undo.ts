import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let ids: ReadonlySet<string> = new Set();

function change(next: ReadonlySet<string>): void {
  ids = next;
  for (const listener of listeners) listener();
}

/**
 * The documents that the viewer has decided and can still undo. They are sent once their toast
 * closes: the server counts them among those that wait until then.
 */
export const awaitingUndo = {
  add: (id: string): void => change(new Set([...ids, id])),
  remove: (id: string): void => change(new Set([...ids].filter((one) => one !== id))),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns how many can still be undone */
export const useAwaitingUndo = (): number => useSyncExternalStore(subscribe, () => ids).size;
