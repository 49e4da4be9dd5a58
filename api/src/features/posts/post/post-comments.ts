import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/context.ts';
import { PostEntity } from './post.entity.ts';

/**
 * A post, locked until the commit against whatever else changes it or what stands on it. Rooms take
 * it before their own rows, as hot statements do, so that nobody waits in a circle. Null when it is
 * deleted.
 */
export const lockPost = ({ em }: Work, id: string): Promise<PostEntity | null> =>
  em.findOne(PostEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

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
