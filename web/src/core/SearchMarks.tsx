import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { searchMarks } from './search-marks.ts';

const Term = createContext('');

/** What the lists inside were searched for. */
export const SearchTermProvider = ({ term, children }: { term: string; children: ReactNode }) => (
  <Term value={term}>{children}</Term>
);

type Marks = { mark: (text: string) => ReactNode; has: (text: string) => boolean };

const nothing = (text: string): ReactNode => text;

/**
 * For a card: `mark(text)` shows one of its texts with what was searched for marked in it, and `has(text)` says
 * whether it is found there. Outside of search results both leave the text as it is.
 * @param texts all that the card can be found by
 */
export function useSearchMarks(texts: readonly string[]): Marks {
  const term = useContext(Term);
  const key = texts.join('\0');
  return useMemo((): Marks => {
    if (!term) return { mark: nothing, has: () => false };
    const each = key.split('\0');
    const pieces = new Map(searchMarks(term, each).map((segments, i) => [each[i] ?? '', segments]));
    return {
      mark: (text) =>
        pieces
          .get(text)
          ?.map((piece, i) => (piece.marked ? <mark key={i}>{piece.text}</mark> : piece.text)) ??
        text,
      has: (text) => pieces.get(text)?.some(({ marked }) => marked) ?? false,
    };
  }, [term, key]);
}
