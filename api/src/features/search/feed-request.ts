import type { FeedSort } from '../../../../schema/rules/posts-texts.ts';
import { encodeCursor, isEnumKey, pageSize } from '../../core/paging.ts';
import type { FeedArgs } from './feed-args.ts';
import type { SearchMode } from './read-search.ts';
import { searchText } from './search-text.ts';
import { type SearchWords, searchWords } from './search-words.ts';

/** The keys of a feed's cursor: what it goes on with, then what its list is sorted by. */
type FeedCursor = [list: string, ...keys: (string | number)[]];

/** A page of a feed as it is asked for, checked. */
export interface FeedRequest<Cursor extends FeedCursor> {
  /** 1 to 100. */
  first: number;
  sort: FeedSort;
  /** What is searched for; null for the whole feed. */
  phrase: string | null;
  /** The phrase's words, where they may find more than the whole. */
  words: SearchWords | null;
  /** Behind what the page begins; null for the first page. */
  cursor: Cursor | null;
  /** How the page before was searched, which this one keeps; null for the first page. */
  continued: SearchMode | null;
  /** The cursor of a row, by the keys that its list is sorted by. */
  cursorOf(mode: SearchMode, ...keys: (string | number)[]): string;
}

/** A cursor goes on in one order, and in one mode of its search. */
const listName = (sort: FeedSort, mode: SearchMode): string =>
  mode === 'words' ? `${sort} words` : sort;

/**
 * Reads the arguments of a feed.
 * @param decode decodes the cursor, whose first key `isList` recognises
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export function feedRequest<Cursor extends FeedCursor>(
  args: FeedArgs,
  decode: (isList: (value: unknown) => value is string) => Cursor | null,
): FeedRequest<Cursor> {
  const first = pageSize(args.first);
  const sort = args.sort ?? 'recentlyActive';
  const phrase = searchText(args.search);
  const words = phrase === null ? null : searchWords(phrase);
  const modes: SearchMode[] = words ? ['phrase', 'words'] : ['phrase'];
  const cursor = decode(isEnumKey(...modes.map((mode) => listName(sort, mode))));
  return {
    first,
    sort,
    phrase,
    words,
    cursor,
    continued: cursor && (cursor[0] === listName(sort, 'words') ? 'words' : 'phrase'),
    cursorOf: (mode, ...keys) => encodeCursor(listName(sort, mode), ...keys),
  };
}

/** Parameters for the key that a feed is sorted by: a moment, or a count. The other one is null. */
export const sortKeyTypes = { activeBefore: 'timestamptz?', countBefore: 'int8?' } as const;

/** The parameter of the key that a feed is sorted by. */
export const sortKeyOf = <Moment, Count>(
  sort: FeedSort,
  { activeBefore, countBefore }: { activeBefore: Moment; countBefore: Count },
): Moment | Count => (sort === 'recentlyActive' ? activeBefore : countBefore);

/** The values of `sortKeyTypes` for the key of a cursor: milliseconds, or a count. */
export const sortKeyValues = (sort: FeedSort, key: number | undefined) => {
  const isMoment = sort === 'recentlyActive';
  return {
    activeBefore: isMoment && key !== undefined ? new Date(key) : null,
    countBefore: isMoment ? null : (key ?? null),
  };
};
