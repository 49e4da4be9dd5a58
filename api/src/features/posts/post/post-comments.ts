import type { PostEntity } from '../post.entity.ts';

/**
 * Brings a locked post in line after questions or answers of it went or came back.
 * @param questions how many questions of it are read
 * @param lastCommentAt when the latest question or answer that is left was written; null when none
 * is
 */
export function setComments(post: PostEntity, questions: number, lastCommentAt: Date | null): void {
  post.commentsCount = questions;
  const moments = [post.createdAt, post.editedAt, lastCommentAt].filter((at) => at !== null);
  post.lastActiveAt = new Date(Math.max(...moments.map((at) => at.getTime())));
}
