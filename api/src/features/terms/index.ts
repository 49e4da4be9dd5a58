import type { Feature } from '../../core/feature.ts';
import { SearchTerm } from './search-term.entity.ts';

/** What posts and people are found by: known words, forgiving of typing errors. Knows no other room. */
export const terms: Feature = { name: 'terms', entities: [SearchTerm] };

export { facetKinds, type Found, isEnough, searchWords, type SearchWords } from './words.ts';
export { hits, searchText } from './terms.ts';
export { wordHits } from './word-hits.ts';
