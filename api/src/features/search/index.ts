import type { Feature } from '../../core/feature.ts';
import { SearchTermEntity } from './search-term.entity.ts';

/**
 * How posts and people are found: by known terms and names, as a whole or word by word, forgiving
 * of typing errors (docs/decisions/search.md). Of other rooms it knows the names on profiles alone.
 */
export const search: Feature = { name: 'search', entities: [SearchTermEntity] };

export { searchText } from '../../core/text/search-text.ts';
export {
  type ByWordsTables,
  byWords,
  hasAll,
  isRead,
  rarestIsCommon,
  rarestNumber,
} from './by-words.sql.ts';
export { containsPhrase, normalised, phrasePattern, textPattern } from './comparison.sql.ts';
export { FeedArgs, FeedSortEnum } from './feed-args.ts';
export { feedPage, feedParts } from './feed-list.ts';
export { enoughRows, type MatchedRow, matchRanks } from './match-ranks.ts';
export {
  matchesAnyOf,
  matchesWord,
  personMatchesWord,
  wordMeansAny,
  wordsRank,
} from './meanings.sql.ts';
export { type MeaningRow, phraseMeanings } from './phrase-meanings.sql.ts';
export { readSearch, type SearchReads } from './read-search.ts';
export { runInUserQueue } from './search-queue.ts';
export { searchWords, tellingPhrase, wordParameters } from './search-words.ts';
export type { WordMeaningRow } from './word-meanings.sql.ts';
