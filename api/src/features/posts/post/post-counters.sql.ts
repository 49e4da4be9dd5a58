import type { AliasableExpression } from 'kysely';
import { postsSql } from '../posts.sql.ts';

/** Questions or answers that a hot statement has just written: on which post, by whom and when. */
type WrittenComments = AliasableExpression<{ post_id: string; user_id: string; at: Date }>;

/** The post becomes as recently active as what was written on it. */
const activePosts = (comments: WrittenComments) =>
  postsSql.db
    .updateTable('posts')
    .from(comments.as('comment'))
    .set((eb) => ({
      last_active_at: eb.fn<Date>('greatest', ['posts.last_active_at', 'comment.at']),
    }))
    .whereRef('posts.id', '=', 'comment.post_id')
    .returning(['posts.id as post_id', 'comment.user_id', 'comment.at']);

/**
 * The part of a hot statement that counts a question on its post, which becomes as recently active
 * as the question is:
 * `.with('post', (db) => countQuestions(db.selectFrom('asked').select(['post_id', 'user_id', 'created_at as at'])))`.
 * It answers with the rows it was given, so that what may only follow the post's lock selects from
 * it.
 */
export const countQuestions = (questions: WrittenComments) =>
  postsSql.shareQuery(
    activePosts(questions).set((eb) => ({
      comments_count: eb('posts.comments_count', '+', 1),
    })),
  );

/**
 * The same for answers, which are counted by their question: the post only becomes as recently
 * active as they are.
 */
export const touchPosts = (answers: WrittenComments) => postsSql.shareQuery(activePosts(answers));
