import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { postCardFieldColumns, postPageColumns } from './post/post-columns.sql.ts';
import { postsSql } from './posts.sql.ts';
import { publishedPosts } from './shown-posts.sql.ts';

/**
 * What the person told, began to tell and attached, and the posts that they liked, opened and
 * shared.
 */
export const postsOwnData: OwnData = {
  posts: postsSql.statement('copyOfPosts', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('posts as post')
      .where('post.user_id', '=', userId)
      .orderBy('post.id')
      .select(postCardFieldColumns)
      .select(postPageColumns)
      .select(columnsOf('post', ['college', 'useful', 'views', 'shares', 'commentsCount'])),
  ),
  postDrafts: postsSql.statement('copyOfDrafts', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('post_drafts as draft')
      .where('draft.user_id', '=', userId)
      .orderBy('draft.id')
      .select(columnsOf('draft', ['companyName', 'experienceType', 'form', 'savedAt'])),
  ),
  postFiles: postsSql.statement('copyOfPostFiles', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('post_files as post_file')
      .leftJoin('posts as post', 'post.id', 'post_file.post_id')
      .leftJoin('post_drafts as draft', 'draft.id', 'post_file.draft_id')
      .where((eb) => eb.or([eb('post.user_id', '=', userId), eb('draft.user_id', '=', userId)]))
      .orderBy('post_file.file_id')
      .select(columnsOf('post_file', ['fileId', 'kind', 'postId', 'position'])),
  ),
  likedPosts: postsSql.statement('copyOfLikes', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('post_likes as mark')
      .innerJoin(publishedPosts.as('post'), 'post.id', 'mark.post_id')
      .where('mark.user_id', '=', userId)
      .orderBy('mark.post_id')
      .select(['mark.post_id as postId', 'post.company_name as companyName']),
  ),
  openedPosts: postsSql.statement('copyOfPostViews', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('post_views as mark')
      .innerJoin(publishedPosts.as('post'), 'post.id', 'mark.post_id')
      .where('mark.user_id', '=', userId)
      .orderBy('mark.post_id')
      .select(['mark.post_id as postId', 'post.company_name as companyName']),
  ),
  sharedPosts: postsSql.statement('copyOfShares', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('post_shares as mark')
      .innerJoin(publishedPosts.as('post'), 'post.id', 'mark.post_id')
      .where('mark.user_id', '=', userId)
      .orderBy('mark.post_id')
      .orderBy('mark.day')
      .select(['mark.post_id as postId', 'post.company_name as companyName', 'mark.day']),
  ),
};
