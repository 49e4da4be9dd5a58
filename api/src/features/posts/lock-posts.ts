import type { Work } from '../../core/context.ts';

/**
 * Waits until no other unit of work changes an author's posts and drafts, and locks them until the commit. Called before
 * anything else is locked: files go from draft to post, and two changes of which each had locked what the other needs
 * would wait for each other. It also keeps two posts of one company and role from being written at once, so that the
 * second is refused with a text.
 */
export const lockPostsOf = (work: Work, authorId: string): Promise<void> =>
  work.advisoryLock(`posts of ${authorId}`);
