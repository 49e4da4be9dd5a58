import { type CollegeWords, collegeWordsPath, noWords } from '@schema/rules/college/college-texts';
import { useEffect } from 'react';
import { createStore, useStore } from '@/ui';
import { fieldsOf } from '../is-record.ts';
import { site } from '../site.ts';

/** A page that is looked at asks again so often whether they have changed. */
const againMilliseconds = 60_000;

type Known = {
  words: CollegeWords;
  /** Null until the server was heard. */
  version: number | null;
};
const nothing: Known = { words: noWords, version: null };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Rows of texts and lists of texts, as the server writes them; others are left out. */
const rows = <Row>(value: unknown, isRow: (row: Record<string, unknown>) => boolean): Row[] =>
  (Array.isArray(value) ? value : []).filter((row) => isRow(fieldsOf(row))) as Row[];

/** What the server said, whichever version of the program it runs. */
function wordsIn(text: string): Known {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return nothing;
  }
  const { version, phones, founders, voices, ...others } = fieldsOf(said);
  if (typeof version !== 'number') return nothing;
  const textOf = (name: 'address' | 'email' | 'hours' | 'about' | 'accent'): string => {
    const found = others[name];
    return isText(found) ? found : '';
  };
  return {
    version,
    words: {
      address: textOf('address'),
      email: textOf('email'),
      hours: textOf('hours'),
      about: textOf('about'),
      accent: textOf('accent'),
      phones: Array.isArray(phones) ? phones.filter(isText) : [],
      founders: rows(
        founders,
        ({ name, role, words, links }) =>
          [name, role, words].every(isText) && Array.isArray(links) && links.every(isText),
      ),
      voices: rows(voices, ({ name, line, words }) => [name, line, words].every(isText)),
    },
  };
}

const store = createStore<Known>(nothing);
let isRead = false;

/** What the page said as it came. */
function begin(): void {
  if (isRead || typeof document === 'undefined') return;
  isRead = true;
  if (site.words) store.set(wordsIn(site.words));
}

async function ask(): Promise<void> {
  try {
    const answer = await fetch(collegeWordsPath);
    if (!answer.ok) return;
    const found = wordsIn(await answer.text());
    if (found.version !== null && found.version !== store.get().version) store.set(found);
  } catch {
    // What is known stays; the next look asks again.
  }
}

/**
 * What the college says of itself, as it stands: from the page as it came, and from the server
 * while the page is looked at.
 */
export function useCollegeWords(): CollegeWords {
  begin();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    look();
    const timer = setInterval(look, againMilliseconds);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return useStore(store).words;
}

/** For tests: as if the page had just been opened. */
export const forgetCollegeWords = (): void => {
  isRead = false;
  store.set(nothing);
};
