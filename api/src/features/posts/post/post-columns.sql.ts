import { type Expression, sql } from 'kysely';
import { teaser } from '../../../../../schema/rules/text/display.ts';
import { declaredFields } from '../../../core/declared-fields.ts';
import { columnsOf } from '../../../core/sql/index.ts';
import { type PersonRow, personColumns, personOf } from '../../identity/index.ts';
import { PostFields } from '../fields/post-fields.types.ts';
import { PostSummary } from '../fields/post-summary.types.ts';
import type { PostEntity } from '../post.entity.ts';
import { hasBookmarkedPost, isPostLiked } from '../posts.sql.ts';
import type { PostCard, PostCounters } from './post.types.ts';

/** The fields of a post that its cards and its page show. */
type CardField = keyof PostSummary;
/** Those that its page alone shows. */
type PageField = Exclude<keyof PostFields, keyof PostSummary>;

/** Columns of the fields that cards show, from posts `post`. */
export const postCardFieldColumns = columnsOf(
  'post',
  declaredFields(PostSummary).map(({ name }) => name),
);

/** Columns of the fields that a post's page shows and its card does not, from posts `post`. */
export const postPageColumns = columnsOf(
  'post',
  declaredFields(PostFields).map(({ name }) => name as PageField),
);

/** Columns of a post's counters, from posts `post`. */
export const postCounterColumns = columnsOf('post', [
  'id',
  'useful',
  'views',
  'shares',
  'commentsCount',
]);

/**
 * Columns of a post's card, from posts `post` and their authors `person` (`people`).
 * @param viewerId whose likes and bookmarks it shows; nobody's id is null
 */
export const postCardColumns = (viewerId: Expression<string | null>) =>
  [
    ...postCardFieldColumns,
    ...columnsOf('post', ['useful', 'views', 'shares', 'commentsCount', 'lastActiveAt']),
    ...personColumns,
    isPostLiked(sql.ref('post.id'), viewerId).as('hasLiked'),
    hasBookmarkedPost(sql.ref('post.id'), viewerId).as('hasBookmarked'),
  ] as const;

/** What `postCountersOf` reads. */
export type PostCountersRow = Pick<
  PostEntity,
  'id' | 'useful' | 'views' | 'shares' | 'commentsCount'
>;

/** What `postCardOf` reads. */
export interface PostCardRow
  extends PersonRow,
    PostCountersRow,
    Pick<PostSummary, CardField>,
    Pick<PostEntity, 'lastActiveAt'> {
  hasLiked: boolean;
  hasBookmarked: boolean;
}

/** The counters of a row, under the id of its post. */
export const postCountersOf = ({
  id,
  useful,
  views,
  shares,
  commentsCount,
}: PostCountersRow): PostCounters => ({ id, useful, views, shares, commentsCount });

/**
 * A row as a card shows it. Columns that are no field of a card stay in it, and no client can ask
 * for them.
 */
export const postCardOf = <Row extends PostCardRow>(row: Row): Row & PostCard => ({
  ...row,
  user: personOf(row),
  teaser: teaser(row.oneLiner),
  counters: postCountersOf(row),
  viewer: { id: row.id, hasLiked: row.hasLiked, hasBookmarked: row.hasBookmarked },
});
