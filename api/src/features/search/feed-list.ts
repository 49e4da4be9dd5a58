import type { FeedSort } from '../../../../schema/rules/posts/posts-texts.ts';
import type { App } from '../../core/context.ts';
import type { List } from '../../core/lists/index.ts';
import { type Page, pageSize } from '../../core/lists/paging.ts';
import { searchText } from '../../core/text/search-text.ts';
import { studiesOf } from '../studies/index.ts';
import type { FeedArgs } from './feed-args.ts';
import type { MatchedRow } from './match-ranks.ts';
import { readSearch } from './read-search.ts';
import { runInUserQueue } from './search-queue.ts';
import { searchWords, wordParameters } from './search-words.ts';

/** What statements of a feed are given in every request. */
const feedGiven = {
  viewerId: 'uuid?',
  phrase: 'text',
  words: 'text[]',
  facets: 'jsonb',
} as const;

/** How a feed is searched: not at all, by the whole phrase, or word by word. */
type FeedVariant = { mode: 'all' | 'phrase' | 'words'; words: number };

/** What the lists of feeds have in common, whatever they are of: spread into `declareList`. */
export const feedParts = {
  given: feedGiven,
  variants: [
    { mode: 'all', words: 0 },
    { mode: 'phrase', words: 0 },
    { mode: 'words', words: 2 },
  ] satisfies FeedVariant[] as FeedVariant[],
  /** A cursor goes on in one mode of its search. */
  partOf: ({ mode }: FeedVariant) => (mode === 'words' ? 'words' : ''),
};

type FeedList<Tables, Row> = List<
  Tables,
  typeof feedGiven,
  FeedVariant,
  Readonly<Record<never, never>>,
  FeedSort,
  Row
>;

/**
 * A page of a feed: one statement that walks an index, and one more where a phrase finds too little
 * as a whole and is looked for word by word. The cursor then says so, for the pages that follow.
 * @param viewerId null for nobody
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function feedPage<Tables, Row extends object, Node>(
  app: App,
  list: FeedList<Tables, Row>,
  viewerId: string | null,
  args: FeedArgs,
  node: (row: NoInfer<Row>) => Node,
): Promise<Page<Node>> {
  const phrase = searchText(args.search);
  const { streams } = await studiesOf(app);
  const words = phrase === null ? null : searchWords(phrase, streams);
  const byWords: FeedVariant = { mode: 'words', words: words?.words.length ?? 0 };
  const read = (variant: FeedVariant) =>
    list.page(app, args, {
      given: {
        viewerId,
        phrase: phrase ?? '',
        ...(words ? wordParameters(words) : { words: [], facets: [] }),
      },
      variant,
      // Where there is no phrase nothing is said about a match.
      node: (row) => row as Row & MatchedRow,
    });
  const continued = words && list.goesOn(args, byWords) ? 'words' : 'phrase';
  const { nodes, pageInfo } = await runInUserQueue(app, viewerId, phrase !== null, () =>
    readSearch(
      words,
      pageSize(args.first),
      {
        byPhrase: () => read({ mode: phrase === null ? 'all' : 'phrase', words: 0 }),
        byWords: () => read(byWords),
      },
      args.after ? continued : null,
    ),
  );
  return { nodes: nodes.map(node), pageInfo };
}
