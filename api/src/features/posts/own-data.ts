import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { postCardFieldColumns, postPageColumns } from './post/post-columns.sql.ts';
import { postsSql, publishedPosts } from './posts.sql.ts';

/**
 * What the person told, began to tell and attached, and the posts that they liked, opened and
 * shared.
 */
export const postsOwnData: OwnData = {
  posts: postsSql.statement('copyOfPosts', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('posts as p')
      .where('p.user_id', '=', userId)
      .orderBy('p.id')
      .select(postCardFieldColumns)
      .select(postPageColumns)
      .select(columnsOf('p', ['college', 'useful', 'views', 'shares', 'commentsCount'])),
  ),
  postDrafts: postsSql.statement('copyOfDrafts', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('post_drafts as d')
      .where('d.user_id', '=', userId)
      .orderBy('d.id')
      .select(columnsOf('d', ['companyName', 'experienceType', 'form', 'savedAt'])),
  ),
  postFiles: postsSql.statement('copyOfPostFiles', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('post_files as f')
      .leftJoin('posts as p', 'p.id', 'f.post_id')
      .leftJoin('post_drafts as d', 'd.id', 'f.draft_id')
      .where((eb) => eb.or([eb('p.user_id', '=', userId), eb('d.user_id', '=', userId)]))
      .orderBy('f.file_id')
      .select(columnsOf('f', ['fileId', 'kind', 'postId', 'position'])),
  ),
  likedPosts: postsSql.statement('copyOfLikes', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('post_likes as m')
      .innerJoin(publishedPosts.as('p'), 'p.id', 'm.post_id')
      .where('m.user_id', '=', userId)
      .orderBy('m.post_id')
      .select(['m.post_id as postId', 'p.company_name as companyName']),
  ),
  openedPosts: postsSql.statement('copyOfPostViews', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('post_views as m')
      .innerJoin(publishedPosts.as('p'), 'p.id', 'm.post_id')
      .where('m.user_id', '=', userId)
      .orderBy('m.post_id')
      .select(['m.post_id as postId', 'p.company_name as companyName']),
  ),
  sharedPosts: postsSql.statement('copyOfShares', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('post_shares as m')
      .innerJoin(publishedPosts.as('p'), 'p.id', 'm.post_id')
      .where('m.user_id', '=', userId)
      .orderBy('m.post_id')
      .orderBy('m.day')
      .select(['m.post_id as postId', 'p.company_name as companyName', 'm.day']),
  ),
};
