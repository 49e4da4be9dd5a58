import type { Work } from '../../core/context.ts';

/**
 * Locks the posts and drafts of an author until the unit of work ends; it comes first in it. Files go from post to
 * draft and back, and two changes that have locked what the other one needs would wait for each other. Nor can two posts of one company
 * and role come to be at once, so that the one that comes second is refused in words.
 */
export const lockPostsOf = (work: Work, authorId: string): Promise<void> =>
  work.advisoryLock(`posts of ${authorId}`);
