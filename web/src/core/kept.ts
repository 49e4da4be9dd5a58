import { useState } from 'react';
import { claimsOf, getToken } from './auth.ts';

/** Kept on this device under the person, who takes it along when signing out (`drafts.ts`). */
const keyOf = (name: string): string => `form:${claimsOf(getToken()).sub ?? ''}:${name}`;

function read<T>(name: string, none: T): T {
  try {
    const kept = localStorage.getItem(keyOf(name));
    return kept === null ? none : (JSON.parse(kept) as T);
  } catch {
    return none;
  }
}

/**
 * What is being typed into a small form: a closed dialog, a failed sending or a closed tab loses none of it.
 * `name` tells forms apart; `none` is what an untouched one holds. `keep(null)` forgets: it was sent.
 */
export function useKept<T>(name: string, none: T): { kept: T; keep: (next: T | null) => void } {
  const [kept, setKept] = useState(() => read(name, none));
  const keep = (next: T | null) => {
    setKept(next ?? none);
    try {
      if (next !== null && JSON.stringify(next) !== JSON.stringify(none))
        localStorage.setItem(keyOf(name), JSON.stringify(next));
      else localStorage.removeItem(keyOf(name));
    } catch {
      // Storage is full or shut off: the words live as long as the page.
    }
  };
  return { kept, keep };
}
