import {
  type AliasableExpression,
  type Expression,
  type InferResult,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { FeedSort } from '../../../../../schema/rules/posts/posts-texts.ts';
import { people } from '../../identity/index.ts';
import { isNamedToVisitors } from '../../profiles/index.ts';
import { postCardColumns } from '../post/post-columns.sql.ts';
import { postsSql } from '../posts.sql.ts';
import { isAuthorShown, isPostShown } from '../shown-posts.sql.ts';

const postsTable = postsSql.db.selectFrom('posts').selectAll();
export type PostRow = InferResult<typeof postsTable>[number];

/**
 * Whoever is signed in is shown all posts; visitors none of people whose names they may not learn.
 */
export type Audience = 'signedIn' | 'visitors';

/** Leaves out posts `post` whose authors the audience may not learn: `query.$call(…)`. */
export const ofNamedAuthors =
  (audience: Audience) =>
  <Tables, Names extends keyof Tables, Row>(
    posts: SelectQueryBuilder<Tables, Names, Row>,
  ): SelectQueryBuilder<Tables, Names, Row> =>
    posts.$if(audience === 'visitors', (shown) =>
      shown.where(isNamedToVisitors(sql.ref('post.user_id'))),
    );

/**
 * Posts `post` of a list with their authors `person`: those that the audience may be shown, and
 * none of banned people.
 * @param posts the list; all posts unless told
 */
export const shownPosts = (audience: Audience, posts: AliasableExpression<PostRow> = postsTable) =>
  postsSql.db
    .selectFrom(posts.as('post'))
    .innerJoin(people.as('person'), 'person.id', 'post.user_id')
    .where(isPostShown)
    .where(isAuthorShown)
    .$call(ofNamedAuthors(audience));

/** A post that a search found. */
export interface PostMatchRow {
  id: string;
  /**
   * Of `matchRanks` for a whole phrase, of `wordsRank` for words; null or 0 where nothing is
   * ranked.
   */
  rank: number | null;
  /**
   * A whole phrase is found in the name of the author alone: ranked after all that is found by what
   * it tells.
   */
  isByAuthorAlone: boolean;
  /** A whole phrase is, as typed, in the name of the company or of the author. */
  isNameMatch: boolean;
}

/** The column that each order of posts sorts by. */
export const sortColumns = {
  recentlyActive: 'post.last_active_at',
  mostViewed: 'post.views',
  mostHelpful: 'post.useful',
} as const satisfies Record<FeedSort, string>;

/** Which posts of a list come first; of equal ones those with the higher id. */
export interface PostOrder {
  sort: FeedSort;
  /** Before the sort: those that match a search best (`post.isByAuthorAlone`, `post.rank`). */
  isByRank?: boolean;
}

/** Puts posts `post` in order: `query.$call(inOrder(order))`. */
export const inOrder =
  ({ sort, isByRank = false }: PostOrder) =>
  <Tables, Names extends keyof Tables, Row>(
    posts: SelectQueryBuilder<Tables, Names, Row>,
  ): SelectQueryBuilder<Tables, Names, Row> =>
    posts
      .$if(isByRank, (ranked) =>
        ranked.orderBy(sql.ref('post.isByAuthorAlone')).orderBy(sql.ref('post.rank')),
      )
      .orderBy(sql.ref(sortColumns[sort]), 'desc')
      .orderBy(sql.ref('post.id'), 'desc');

/** Which part of a list of posts is read, and for whom. */
export interface PostSlice {
  /** Whom it is shown to. */
  audience: Audience;
  /** Whose likes and bookmarks the cards show; nobody's id is null. */
  viewerId: Expression<string | null>;
  /** Whether `post` may be in it: what comes behind the cursor. */
  isOnPage: Expression<SqlBool>;
  order: PostOrder;
  limit: number;
  /** All that is found, the best first, up to so many: others put it into order. */
  best?: number;
}

/**
 * A page of the posts that a search found, as cards. What was found is read first: joined as a
 * subselect it looks so dear to the planner that a walk through all posts seems to cost no more.
 * Authors are read last, of those on the page.
 */
export const matchedPosts = (
  matches: Expression<PostMatchRow>,
  { viewerId, order, limit }: PostSlice,
) =>
  postsSql.db
    .with(
      (cte) => cte('match').materialized(),
      () => matches,
    )
    .with('found', (db) =>
      db
        .selectFrom('match')
        .innerJoin('posts', 'posts.id', 'match.id')
        .selectAll('posts')
        .select(['match.rank', 'match.isByAuthorAlone', 'match.isNameMatch']),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('found as post')
        .$call(inOrder(order))
        .limit(limit)
        .selectAll('post')
        .as('post'),
    )
    .innerJoin(people.as('person'), 'person.id', 'post.user_id')
    .$call(inOrder(order))
    .select(postCardColumns(viewerId))
    .select(['post.rank', 'post.isNameMatch']);

/** The condition of a list that begins at its head. */
export const isAnywhere: Expression<SqlBool> = sql.lit(true);
