import type { Work } from '../../core/context.ts';

/**
 * Holds the posts and drafts of an author until the unit of work ends; it comes first in it. Files go from place to
 * place, and two changes that hold what the other one needs would wait for each other. Nor can two posts of one company
 * and role come to be at once, so that the one that comes second is refused in words.
 */
export const holdPostsOf = (work: Work, authorId: string): Promise<void> =>
  work.hold(`posts of ${authorId}`);
