import { isEnough, type MatchedRow } from './match-ranks.ts';
import type { SearchWords } from './search-words.ts';

/** What rows of a search match: the whole phrase, or its words one by one. */
export type SearchMode = 'phrase' | 'words';

/** How the rows of a list are read. */
export interface SearchReads<Row> {
  /** Those that match the whole phrase; all, where there is no phrase. */
  byPhrase(): Promise<Row[]>;
  /** Those in which each word matches something. */
  byWords(words: SearchWords): Promise<Row[]>;
}

/**
 * Reads a page by the whole phrase, and word by word where that finds too little: one statement, or
 * two.
 * @param words what `searchWords` answers
 * @param first the size of the page
 * @param continued the mode of the page before, which the pages behind it keep; null for the first
 * page
 */
export async function readSearch<Row extends MatchedRow>(
  words: SearchWords | null,
  first: number,
  { byPhrase, byWords }: SearchReads<Row>,
  continued: SearchMode | null = null,
): Promise<{ rows: Row[]; mode: SearchMode }> {
  if (words && continued === 'words') return { rows: await byWords(words), mode: 'words' };
  const rows = await byPhrase();
  if (!words || continued || isEnough(rows, first)) return { rows, mode: 'phrase' };
  const wider = await byWords(words);
  return wider.length > 0 ? { rows: wider, mode: 'words' } : { rows, mode: 'phrase' };
}
