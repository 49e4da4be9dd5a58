import type { PostEntity } from './post.entity.ts';

/**
 * Brings a locked post in line after questions or answers of it went or came back.
 * @param change how many questions more it has; less: negative
 * @param lastCommentAt when the latest question or answer that is left was written; null when none
 * is
 */
export function adjustComments(post: PostEntity, change: number, lastCommentAt: Date | null): void {
  post.commentsCount += change;
  const moments = [post.createdAt, post.editedAt, lastCommentAt].filter((at) => at !== null);
  post.lastActiveAt = new Date(Math.max(...moments.map((at) => at.getTime())));
}
