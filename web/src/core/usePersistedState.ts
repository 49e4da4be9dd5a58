import { useState } from 'react';
import type { Persisted } from './persisted.ts';

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * State that outlives the page: what is typed into a form survives a closed dialog, a failed
 * request and a closed tab. It begins with the stored value, else with `initial`, which itself is
 * not stored.
 * @returns the value and its setter; `set(null)` goes back to `initial` and removes the stored
 *   value
 */
export function usePersistedState<T>(
  store: Persisted<T>,
  initial: T,
): [T, (next: T | null) => void] {
  const [value, setValue] = useState(() => store.read() ?? initial);
  const set = (next: T | null) => {
    setValue(next ?? initial);
    if (next === null || isEqual(next, initial)) store.remove();
    else store.write(next);
  };
  return [value, set];
}
