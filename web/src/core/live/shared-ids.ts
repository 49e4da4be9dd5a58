import { createStore, useStore } from '@/ui';

/** Ids that several pages look at and that outlive each of them, for as long as the tab is open. */
export function sharedIds() {
  const store = createStore<ReadonlySet<string>>(new Set());
  return {
    add: (id: string): void => store.set(new Set([...store.get(), id])),
    remove: (id: string): void => store.set(new Set([...store.get()].filter((one) => one !== id))),
    /** The ids, now and whenever they change. */
    useIds: (): ReadonlySet<string> => useStore(store),
  };
}
