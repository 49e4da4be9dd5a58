import type { Expression } from 'kysely';
import { type FeedSort, overviewSize } from '../../../../../schema/rules/posts-texts.ts';
import type { App } from '../../../core/context.ts';
import { decodeCursor, isIdKey, isNumberKey, type Page, page } from '../../../core/paging.ts';
import {
  type FeedArgs,
  feedRequest,
  type MatchedRow,
  readSearch,
  runInUserQueue,
  type SearchWords,
  sortKeyValues,
  wordParameters,
} from '../../search/index.ts';
import type { PostCard } from '../post/post.types.ts';
import { type PostCardRow, postCardColumns, postCardOf } from '../post/post-columns.sql.ts';
import { postsSql, readablePosts } from '../posts.sql.ts';
import {
  type CursorParameters,
  cursorTypes,
  inOrder,
  isAnywhere,
  isBehindCursor,
  matchedPosts,
  type PostSlice,
} from './feed.sql.ts';
import { postsByPhrase } from './posts-by-phrase.sql.ts';
import { postsByWords } from './posts-by-words.sql.ts';

/**
 * How a page is asked for, as far as its statement depends on it: a literal limit keeps the plan.
 */
type PageShape = { sort: FeedSort; first: number; after: boolean };
const shapes = (['recentlyActive', 'mostViewed'] as const).map((sort) => ({
  sort,
  first: 20,
  after: true,
}));

const feedPage = postsSql.statements(
  'feed',
  { viewerId: 'uuid?', ...cursorTypes },
  [...shapes, { sort: 'recentlyActive', first: overviewSize, after: false }],
  ({ sort, first, after }: PageShape) =>
    (_db, { viewerId, ...cursor }) =>
      readablePosts
        .$if(after, (posts) => posts.where(isBehindCursor(sort, cursor)))
        .$call(inOrder({ sort }))
        .limit(first + 1)
        .select(postCardColumns(viewerId)),
);

type Parameters = { viewerId: Expression<string | null> } & CursorParameters;

const sliceOf = (
  { sort, first, after }: PageShape,
  { viewerId, ...cursor }: Parameters,
): PostSlice => ({
  viewerId,
  audience: 'signedIn',
  isOnPage: after ? isBehindCursor(sort, cursor) : isAnywhere,
  order: { sort },
  limit: first + 1,
});

const feedPageByPhrase = postsSql.statements(
  'feedByPhrase',
  { viewerId: 'uuid?', phrase: 'text', ...cursorTypes },
  shapes,
  (shape: PageShape) =>
    (_db, { phrase, ...parameters }) => {
      const slice = sliceOf(shape, parameters);
      return matchedPosts(postsByPhrase(phrase, slice), slice);
    },
);

const feedPageByWords = postsSql.statements(
  'feedByWords',
  { viewerId: 'uuid?', words: 'text[]', facets: 'jsonb', ...cursorTypes },
  shapes.map((shape) => ({ ...shape, words: 2 })),
  (shape: PageShape & { words: number }) =>
    (_db, { words, facets, ...parameters }) => {
      const slice = sliceOf(shape, parameters);
      return matchedPosts(postsByWords({ words, facets }, shape.words, slice), slice);
    },
);

interface FeedRow extends PostCardRow, MatchedRow {}

const keyOf: Record<FeedSort, (row: FeedRow) => number> = {
  recentlyActive: (row) => row.lastActiveAt.getTime(),
  mostViewed: (row) => row.views,
  mostHelpful: (row) => row.useful,
};

/**
 * A page of posts, newest activity, most views or most likes first: one statement. A phrase that
 * finds too little as a whole is looked for word by word with one more; the cursor then says so,
 * for the pages that follow.
 * @param viewerId whose likes and bookmarks the cards show; null for nobody
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function feedPosts(
  app: App,
  viewerId: string | null,
  args: FeedArgs,
): Promise<Page<PostCard>> {
  const { db } = app;
  const { first, sort, phrase, words, cursor, continued, cursorOf } = feedRequest(args, (isList) =>
    decodeCursor<[string, number, string]>(args.after, [isList, isNumberKey, isIdKey]),
  );
  const shape = { sort, first, after: cursor !== null };
  const input = {
    viewerId,
    ...sortKeyValues(sort, cursor?.[1]),
    idBefore: cursor?.[2] ?? null,
  };
  const reads = {
    byPhrase: (): Promise<FeedRow[]> =>
      phrase === null
        ? db.query(feedPage(shape), input)
        : db.query(feedPageByPhrase(shape), { ...input, phrase }),
    byWords: (searched: SearchWords): Promise<FeedRow[]> =>
      db.query(feedPageByWords({ ...shape, words: searched.words.length }), {
        ...input,
        ...wordParameters(searched),
      }),
  };
  const { rows, mode } = await runInUserQueue(app, viewerId, phrase !== null, () =>
    readSearch(words, first, reads, continued),
  );
  return page(rows, first, (row) => cursorOf(mode, keyOf[sort](row), row.id), postCardOf);
}
