import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { highlightSearch } from './search-highlight.ts';

const Term = createContext('');

/** Tells the cards inside what was searched for. */
export const SearchTermProvider = ({ term, children }: { term: string; children: ReactNode }) => (
  <Term value={term}>{children}</Term>
);

type Highlight = { mark: (text: string) => ReactNode; has: (text: string) => boolean };

const unmarked = (text: string): ReactNode => text;

/**
 * For a card: `mark(text)` renders one of its texts with the matches marked, `has(text)` says
 * whether there are any. Outside of search results nothing matches.
 * @param texts all texts by which the search finds the card
 */
export function useSearchHighlight(texts: readonly string[]): Highlight {
  const term = useContext(Term);
  const key = texts.join('\0');
  return useMemo((): Highlight => {
    if (!term) return { mark: unmarked, has: () => false };
    const each = key.split('\0');
    const pieces = new Map(
      highlightSearch(term, each).map((segments, i) => [each[i] ?? '', segments]),
    );
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
