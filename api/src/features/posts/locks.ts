import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../core/context.ts';
import { PostEntity } from './post.entity.ts';

/**
 * Waits until no other unit of work changes an author's posts and drafts, and locks them until the
 * commit. Called before anything else is locked: files go from draft to post, and two changes of
 * which each had locked what the other needs would wait for each other. It also keeps two posts of
 * one company and role from being written at once, so that the second is refused with a text.
 */
export const lockPostsOf = (work: Work, authorId: string): Promise<void> =>
  work.advisoryLock('posts of', authorId);

/**
 * A post, locked until the commit against whatever else changes it or what stands on it. Rooms take
 * it before their own rows, as hot statements do, so that nobody waits in a circle. Null when it is
 * deleted.
 */
export const lockPost = ({ em }: Work, id: string): Promise<PostEntity | null> =>
  em.findOne(PostEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
