import { useSyncExternalStore } from 'react';

/** Ids that several pages look at and that outlive each of them, for as long as the tab is open. */
export function sharedIds() {
  const listeners = new Set<() => void>();
  let ids: ReadonlySet<string> = new Set();
  const change = (next: ReadonlySet<string>): void => {
    ids = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    add: (id: string): void => change(new Set([...ids, id])),
    remove: (id: string): void => change(new Set([...ids].filter((one) => one !== id))),
    /** The ids, now and whenever they change. */
    useIds: (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => ids),
  };
}
