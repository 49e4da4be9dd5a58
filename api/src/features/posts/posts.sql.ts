import { type Expression, type ExpressionWrapper } from 'kysely';
import { askedExpression, noTexts, roomSql, type Tables, truth } from '../../core/sql/index.ts';
import type { PostDraftEntity } from './draft.entity.ts';
import type { PostFacetEntity } from './feed/post-facet.entity.ts';
import type { PostFileEntity } from './files/post-file.entity.ts';
import type {
  PostLikeEntity,
  PostShareEntity,
  PostViewEntity,
} from './post/marks/post-marks.entity.ts';
import type { PostEntity } from './post.entity.ts';

export type PostTables = Tables<
  | typeof PostEntity
  | typeof PostLikeEntity
  | typeof PostViewEntity
  | typeof PostShareEntity
  | typeof PostDraftEntity
  | typeof PostFileEntity
  | typeof PostFacetEntity
>;

/** Statements over the tables of this room. */
export const postsSql = roomSql<PostTables>('posts');

/** Whether the viewer has bookmarked a post; nobody's id is null. */
export const hasBookmarkedPost = askedExpression<
  [postId: Expression<string>, viewerId: Expression<string | null>],
  boolean
>('posts.hasBookmarkedPost');

/** What posts are found by, without those that nobody reads: to be counted. */
export const postFacets = postsSql.shareQuery(
  postsSql.db
    .selectFrom('post_facets')
    .where('tokens', '<>', noTexts)
    .select(['post_id as id', 'tokens', 'interview_year as facet_year']),
);

/** Whether somebody likes a post; nobody's id is null. */
export const isPostLiked = (
  postId: Expression<string>,
  viewerId: Expression<string | null>,
): ExpressionWrapper<PostTables, never, boolean> =>
  postsSql.share(
    truth(
      postsSql.eb.exists(
        postsSql.db
          .selectFrom('post_likes as liked')
          .where('liked.post_id', '=', postId)
          .where('liked.user_id', '=', viewerId),
      ),
    ),
  );

/** Who likes which post, for statements of other rooms. */
export const postLikes = postsSql.shareQuery(
  postsSql.db.selectFrom('post_likes').select(['post_id', 'user_id']),
);
