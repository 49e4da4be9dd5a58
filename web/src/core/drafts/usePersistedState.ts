import { useRef, useState } from 'react';
import { useToken } from '../auth.ts';
import { isSame } from '../is-same.ts';
import type { Persisted } from './persisted.ts';

/** Whether what one person wrote would be read, or stored, as another's. */
const isSomebodyElse = (now: string | null, before: string | null): boolean =>
  now !== null && before !== null && now !== before;

/**
 * State that outlives the page: what is typed into a form survives a closed dialog, a failed
 * request and a closed tab. It begins with the stored value, else with `initial`, which itself is
 * not stored. Should somebody else sign in meanwhile, it begins anew with theirs.
 * @returns the value, its setter, and `forgetSent`. `set(null)` goes back to `initial` and removes
 *   the stored value; `forgetSent(sent)` does so once the server has what was sent, unless it was
 *   changed meanwhile: what is typed while other words are sent stays
 */
export function usePersistedState<T>(
  store: Persisted<T>,
  initial: T,
): [value: T, set: (next: T | null) => void, forgetSent: (sent: T) => void] {
  const begin = () => ({ owner: store.owner(), value: store.read() ?? initial });
  const [held, setHeld] = useState(begin);
  const latest = useRef(held);
  useToken();
  if (isSomebodyElse(store.owner(), held.owner)) setHeld(begin());
  const hold = (value: T) => {
    latest.current = { owner: store.owner() ?? held.owner, value };
    setHeld(latest.current);
  };
  const set = (next: T | null) => {
    if (isSomebodyElse(store.owner(), held.owner)) return;
    const value = next ?? initial;
    hold(value);
    if (next === null || isSame(next, initial)) store.remove();
    else store.write(next);
  };
  const forgetSent = (sent: T) => {
    if (isSomebodyElse(store.owner(), held.owner)) return;
    // Another form may have been opened since: its words are stored now, and stay.
    if (isSame(store.read(), sent)) store.remove();
    if (isSame(latest.current.value, sent)) hold(initial);
  };
  return [held.value, set, forgetSent];
}
