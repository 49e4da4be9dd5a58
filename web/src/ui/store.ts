import { useSyncExternalStore } from 'react';

/** One value that lives outside of components, and who is told when it changes. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  /** Calls the listener after each change. @returns a function that ends it */
  subscribe: (listener: () => void) => () => void;
  /** What it began with: what the build draws. */
  initial: T;
};

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    initial,
  };
}

/** The value of a store, as it is now. */
export const useStore = <T>({ get, subscribe, initial }: Store<T>): T =>
  useSyncExternalStore(subscribe, get, () => initial);
