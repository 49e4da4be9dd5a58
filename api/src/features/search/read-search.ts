import { isEnough, type MatchedRow } from './match-ranks.ts';
import type { SearchWords } from './search-words.ts';

/** What rows of a search match: the whole phrase, or its words one by one. */
export type SearchMode = 'phrase' | 'words';

/** What a search found. */
interface Found {
  nodes: readonly MatchedRow[];
}

/** How the rows of a list are read. */
export interface SearchReads<Rows extends Found> {
  /** Those that match the whole phrase; all, where there is no phrase. */
  byPhrase(): Promise<Rows>;
  /** Those in which each word matches something. */
  byWords(words: SearchWords): Promise<Rows>;
}

/**
 * Reads a page by the whole phrase, and word by word where that finds too little: one statement, or
 * two.
 * @param words what `searchWords` answers
 * @param first the size of the page
 * @param continued the mode of the page before, which the pages behind it keep; null for the first
 * page
 */
export async function readSearch<Rows extends Found>(
  words: SearchWords | null,
  first: number,
  { byPhrase, byWords }: SearchReads<Rows>,
  continued: SearchMode | null = null,
): Promise<Rows> {
  if (words && continued === 'words') return byWords(words);
  const found = await byPhrase();
  if (!words || continued || isEnough(found.nodes, first)) return found;
  const wider = await byWords(words);
  return wider.nodes.length > 0 ? wider : found;
}
