import {
  type Expression,
  type ExpressionWrapper,
  expressionBuilder,
  type InferResult,
} from 'kysely';
import {
  isShown,
  noTexts,
  providedExpression,
  roomSql,
  type Tables,
  truth,
} from '../../core/sql/index.ts';
import { people } from '../identity/index.ts';
import type { PostDraftEntity } from './drafts/draft.entity.ts';
import type { PostFacetEntity } from './feed/post-facet.entity.ts';
import type { PostFileEntity } from './files/post-file.entity.ts';
import type { PostEntity } from './post/post.entity.ts';
import type { PostLikeEntity, PostShareEntity, PostViewEntity } from './post/post-marks.entity.ts';

export type PostTables = Tables<
  | typeof PostEntity
  | typeof PostLikeEntity
  | typeof PostViewEntity
  | typeof PostShareEntity
  | typeof PostDraftEntity
  | typeof PostFileEntity
  | typeof PostFacetEntity
>;

type PersonRow = InferResult<typeof people>[number];

/** Statements over the tables of this room. */
export const postsSql = roomSql<PostTables>('posts');

/**
 * All posts `post` and their authors `person`, what nobody reads any more included: for those who
 * moderate.
 */
export const postsAndAuthors = postsSql.db
  .selectFrom('posts as post')
  .innerJoin(people.as('person'), 'person.id', 'post.user_id');

/** Whether nobody took `post` away. What was taken away is read by those alone who moderate. */
export const isPostShown = isShown('post');
/** Whether what `person` wrote is shown: of banned people nothing is. */
export const isAuthorShown = expressionBuilder<{ person: PersonRow }, 'person'>()(
  'person.is_banned',
  '=',
  false,
);

/**
 * Posts `post` and their authors `person`. Those of banned people, and what admins took away, are
 * read by nobody: they answer as unknown ids do.
 */
export const readablePosts = postsAndAuthors.where(isPostShown).where(isAuthorShown);

/** Whether the viewer has bookmarked a post; nobody's id is null. */
export const hasBookmarkedPost = providedExpression<
  [postId: Expression<string>, viewerId: Expression<string | null>],
  boolean
>('posts.hasBookmarkedPost');

/**
 * Posts, for statements of other rooms:
 * `innerJoin(publishedPosts.as('post'), 'post.id', 'question.post_id')`. Those of banned people are
 * in it, what admins took away is not.
 */
export const publishedPosts = postsSql.shareQuery(
  postsSql.db
    .selectFrom('posts')
    .where(isShown())
    .select([
      'id',
      'user_id',
      'company_name',
      'company_norm',
      'role',
      'role_norm',
      'location_norm',
      'tags_norm',
      'logo',
      'post_type',
      'experience_type',
      'interview_year',
      'one_liner',
      'offer_status',
      'package',
      'level',
      'is_level_told',
      'campus_type',
      'hashtags',
      'created_at',
      'edited_at',
      'last_active_at',
      'useful',
      'views',
      'shares',
      'comments_count',
    ]),
);

/**
 * All that experiences tell, for statements of other rooms that put many together:
 * `selectFrom(postsInFull.as('post'))`. Those of banned people, and what admins took away, are not
 * in it.
 */
export const postsInFull = postsSql.shareQuery(readablePosts.selectAll('post'));

/**
 * Posts with what they are found by (`tokens`), for lists that are narrowed down. Those of banned
 * people are in it, what admins took away is not. `facet_year` is the year of the interview, whose
 * order has an index.
 */
export const postsWithFacets = postsSql.shareQuery(
  postsSql.db
    .selectFrom('posts')
    .innerJoin('post_facets as facet', 'facet.post_id', 'posts.id')
    .where(isShown('posts'))
    .selectAll('posts')
    .select(['facet.tokens', 'facet.interview_year as facet_year']),
);

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
