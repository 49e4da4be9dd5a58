import { type Expression, type SqlBool, sql } from 'kysely';
import { isShown, truth, wordColumns } from '../../core/sql/index.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { PostEntity } from './post.entity.ts';
import { postsSql } from './posts.sql.ts';

/*
 * Who reads which posts. Members: what no admin took away, of authors who are not banned. Their
 * author: the same, told apart by the policy of what they may do. Admins who moderate: all.
 * Statements that list posts take one of these; `publishedPosts` and `postsWithFacets` are for
 * those that ask `isNotBanned` of the author themselves, or count what a ban leaves.
 */

/** Whether nobody took `post` away. What was taken away is read by those alone who moderate. */
export const isPostShown = isShown('post');

/** Whether what `person` wrote is shown: of banned people nothing is. */
export const isAuthorShown = isNotBanned('person');

/**
 * All posts `post` and their authors `person`, what nobody reads any more included: for those who
 * moderate.
 */
export const postsAndAuthors = postsSql.db
  .selectFrom('posts as post')
  .innerJoin(people.as('person'), 'person.id', 'post.user_id');

/**
 * Posts `post` and their authors `person`. Those of banned people, and what admins took away, are
 * read by nobody: they answer as unknown ids do.
 */
export const readablePosts = postsAndAuthors.where(isPostShown).where(isAuthorShown);

/**
 * All that experiences tell, for statements of other rooms that put many together:
 * `selectFrom(postsInFull.as('post'))`. Those of banned people, and what admins took away, are not
 * in it.
 */
export const postsInFull = postsSql.shareQuery(readablePosts.selectAll('post'));

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

/** All posts, what admins took away included: for their lists. */
export const postsWithRemoved = postsSql.shareQuery(
  postsSql.db
    .selectFrom('posts')
    .select([
      'id',
      'user_id',
      'company_name',
      'company_norm',
      'role',
      'role_norm',
      'one_liner',
      'created_at',
      'removed_at',
    ])
    .select(wordColumns(PostEntity, 'posts')),
);

/** Asked for each post in its turn: a join would not keep the order of an index. */
const isAuthorShownEach = postsSql.db
  .selectFrom(people.as('person'))
  .where('person.id', '=', sql.ref<string>('post.user_id'))
  .select(truth(isAuthorShown).as('is_not_banned'))
  .$asScalar()
  .$castTo<SqlBool>();

/** A role as the author of a post that is shown writes it, for statements of other rooms. */
export const roleAsWritten = (norm: Expression<string>) =>
  postsSql.share(
    postsSql.db
      .selectFrom('posts as post')
      .where('post.role_norm', '=', norm)
      .where(isPostShown)
      .where(isAuthorShownEach)
      .select('post.role')
      .limit(1)
      .$asScalar(),
  );
