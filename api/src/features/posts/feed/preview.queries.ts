import { type Expression, expressionBuilder, sql } from 'kysely';
import type { App } from '../../../core/context.ts';
import {
  type MatchedRow,
  readSearch,
  runInUserQueue,
  type SearchReads,
  searchWords,
  wordParameters,
} from '../../search/index.ts';
import { studiesOf } from '../../studies/index.ts';
import type { PostCard } from '../post/post.types.ts';
import { type PostCardRow, postCardColumns, postCardOf } from '../post/post-columns.sql.ts';
import { postsSql } from '../posts.sql.ts';
import {
  type Audience,
  inOrder,
  isAnywhere,
  matchedPosts,
  type PostRow,
  type PostSlice,
  shownPosts,
} from './feed.sql.ts';
import { postsByPhrase } from './posts-by-phrase.sql.ts';
import { postsByWords } from './posts-by-words.sql.ts';

type PreviewShape = { first: number; audience: Audience };
const shapes = (['signedIn', 'visitors'] as const).map((audience) => ({ first: 3, audience }));

/** Posts that can be trending: those that were active last. */
const trendingAmong = 300;

/** How much each like, question, share and view of a post counts in its trend. */
const weights = { useful: 4, comments: 3, shares: 3, views: 0.25 } as const;
/** How fast a trend falls with the days since the last activity; the days begin at so many. */
const fall = { power: 1.2, firstDays: 2 } as const;

const post = expressionBuilder<{ post: PostRow }, 'post'>();

/**
 * Likes, questions, shares and views of `post`, weighed, against the days since its last
 * activity. The builder has no word for powers and for parts of intervals.
 */
const trend = (now: Expression<Date>) =>
  sql<number>`
    (
      ${post.ref('post.useful')} * ${sql.lit(weights.useful)}
      + ${post.ref('post.comments_count')} * ${sql.lit(weights.comments)}
      + ${post.ref('post.shares')} * ${sql.lit(weights.shares)}
      + ${post.ref('post.views')} * ${sql.lit(weights.views)}::float8
      + 1
    )
    / power(
      extract(epoch from (${now} - ${post.ref('post.last_active_at')}))::float8 / 86400 + ${sql.lit(fall.firstDays)},
      ${sql.lit(fall.power)}::float8
    )`;

const trendingPosts = postsSql.statements(
  'trending',
  { viewerId: 'uuid?', now: 'timestamptz' },
  shapes,
  ({ first, audience }: PreviewShape) =>
    (db, { viewerId, now }) =>
      shownPosts(
        audience,
        db
          .selectFrom('posts as post')
          .selectAll('post')
          .$call(inOrder({ sort: 'recentlyActive' }))
          .limit(trendingAmong),
      )
        .orderBy(trend(now), 'desc')
        .orderBy('post.id', 'desc')
        .limit(first)
        .select(postCardColumns(viewerId)),
);

const sliceOf = (
  { first, audience }: PreviewShape,
  viewerId: Expression<string | null>,
): PostSlice => ({
  viewerId,
  audience,
  isOnPage: isAnywhere,
  order: { sort: 'recentlyActive', isByRank: true },
  limit: first,
});

const previewByPhrase = postsSql.statements(
  'previewByPhrase',
  { viewerId: 'uuid?', phrase: 'text' },
  shapes,
  (shape: PreviewShape) =>
    (_db, { viewerId, phrase }) => {
      const slice = sliceOf(shape, viewerId);
      return matchedPosts(postsByPhrase(phrase, slice), slice);
    },
);

const previewByWords = postsSql.statements(
  'previewByWords',
  { viewerId: 'uuid?', words: 'text[]', facets: 'jsonb' },
  shapes.map((shape) => ({ ...shape, words: 2 })),
  (shape: PreviewShape & { words: number }) =>
    (_db, { viewerId, words, facets }) => {
      const slice = sliceOf(shape, viewerId);
      return matchedPosts(postsByWords({ words, facets }, shape.words, slice), slice);
    },
);

interface PreviewRow extends PostCardRow, MatchedRow {}

/**
 * The best few posts for a preview: by how well they match when there is a phrase, else what is
 * trending among those that were active last.
 * @param viewerId null for visitors, who are shown posts of people alone whose names they may learn
 * @param phrase what `searchText` answers
 */
export async function previewPosts(
  app: App,
  viewerId: string | null,
  phrase: string | null,
  first: number,
): Promise<PostCard[]> {
  const { db, clock } = app;
  const shape: PreviewShape = { first, audience: viewerId === null ? 'visitors' : 'signedIn' };
  if (phrase === null) {
    const trending = await db.query(trendingPosts(shape), { viewerId, now: clock.now() });
    return trending.map(postCardOf);
  }
  const reads: SearchReads<{ nodes: PreviewRow[] }> = {
    byPhrase: async () => ({
      nodes: await db.query(previewByPhrase(shape), { viewerId, phrase }),
    }),
    byWords: async (searched) => ({
      nodes: await db.query(previewByWords({ ...shape, words: searched.words.length }), {
        viewerId,
        ...wordParameters(searched),
      }),
    }),
  };
  const { streams } = await studiesOf(app);
  const { nodes } = await runInUserQueue(app, viewerId, true, () =>
    readSearch(searchWords(phrase, streams), first, reads),
  );
  return nodes.map(postCardOf);
}

const previewById = postsSql.statements(
  'previewById',
  { viewerId: 'uuid?', id: 'uuid' },
  shapes.map(({ audience }) => ({ audience })),
  ({ audience }: { audience: Audience }) =>
    (_db, { viewerId, id }) =>
      shownPosts(audience).where('post.id', '=', id).select(postCardColumns(viewerId)),
);

/**
 * One post for a preview.
 * @param viewerId null for visitors, who are shown posts of people alone whose names they may learn
 * @returns null for a post that is not there, or not shown
 */
export async function previewPost(
  { db }: App,
  viewerId: string | null,
  id: string,
): Promise<PostCard | null> {
  const audience = viewerId === null ? 'visitors' : 'signedIn';
  const [row] = await db.query(previewById({ audience }), { viewerId, id });
  return row ? postCardOf(row) : null;
}

const namesForVisitors = postsSql.statement(
  'namesForVisitors',
  { norms: 'text[]' },
  (db, { norms }) =>
    shownPosts(
      'visitors',
      db
        .selectFrom('posts as post')
        .selectAll('post')
        .where((eb) => eb('post.company_norm', '=', eb.fn.any(norms))),
    )
      .groupBy('post.company_name')
      .orderBy((eb) => eb.fn.countAll(), 'desc')
      .orderBy('post.company_name')
      .limit(20)
      .select('post.company_name as name'),
);

/**
 * How the experiences that visitors are shown write the name of a company.
 * @param norms the ways in which it is written, as columns `company_norm` have them
 * @returns twenty at most, the most usual first; none where they are shown none
 */
export const companyNamesForVisitors = async (
  { db }: App,
  norms: readonly string[],
): Promise<string[]> =>
  norms.length > 0 ? (await db.query(namesForVisitors, { norms })).map(({ name }) => name) : [];
