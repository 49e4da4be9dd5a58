import { useState } from 'react';
import { claimsOf, getToken } from '@/core/auth';

/** Kept on this device under the person, who takes it along when signing out (`core/drafts.ts`). */
const keyOf = () => `form:${claimsOf(getToken()).sub ?? ''}:feedback`;

function read(): string {
  try {
    return localStorage.getItem(keyOf()) ?? '';
  } catch {
    return '';
  }
}

/** What is being written: a closed dialog, a failed sending or a closed tab loses none of it. */
export function useWords() {
  const [words, setWords] = useState(read);
  const keep = (next: string) => {
    setWords(next);
    try {
      if (next) localStorage.setItem(keyOf(), next);
      else localStorage.removeItem(keyOf());
    } catch {
      // Storage is full or shut off: the words live as long as the page.
    }
  };
  return { words, keep };
}
