import { isMember, type Viewer } from '../../core/context.ts';

/** Members read posts, ask, answer and like (part 2, section 6). */
export const canRead = (viewer: Viewer | null): boolean => isMember(viewer);

/** Alumni tell experiences. */
export const canPublish = (viewer: Viewer): boolean => viewer.role === 'alumni';

/** A post is its author's to change. */
export const canEdit = (viewer: Viewer | null, post: { user: { id: string } }): boolean =>
  viewer?.id === post.user.id;

/** Attachments are open to members of the author's college, and to the author. */
export const canSeeMedia = (viewer: Viewer, post: { college: string; userId: string }): boolean =>
  isMember(viewer) && (viewer.college === post.college || viewer.id === post.userId);
