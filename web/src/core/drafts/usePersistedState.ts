import { useRef, useState } from 'react';
import { isSame } from '../data/is-same.ts';
import type { Persisted } from './persisted.ts';

/**
 * State that outlives the page: what is typed into a form survives a closed dialog, a failed
 * request and a closed tab. It begins with the stored value, else with `initial`, which itself is
 * not stored.
 * @returns the value, its setter, and `forgetSent`. `set(null)` goes back to `initial` and removes
 *   the stored value; `forgetSent(sent)` does so once the server has what was sent, unless it was
 *   changed meanwhile: what is typed while other words are sent stays
 */
export function usePersistedState<T>(
  store: Persisted<T>,
  initial: T,
): [value: T, set: (next: T | null) => void, forgetSent: (sent: T) => void] {
  const [value, setValue] = useState(() => store.read() ?? initial);
  const latest = useRef(value);
  const set = (next: T | null) => {
    latest.current = next ?? initial;
    setValue(latest.current);
    if (next === null || isSame(next, initial)) store.remove();
    else store.write(next);
  };
  const forgetSent = (sent: T) => {
    // Another form may have been opened since: its words are stored now, and stay.
    if (isSame(store.read(), sent)) store.remove();
    if (!isSame(latest.current, sent)) return;
    latest.current = initial;
    setValue(initial);
  };
  return [value, set, forgetSent];
}
