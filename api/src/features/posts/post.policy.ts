import { isMember, type Viewer } from '../../core/context.ts';

/** Members read posts, ask, answer and like (part 2, section 6). */
export const canRead = (viewer: Viewer | null): boolean => isMember(viewer);

/** Alumni tell experiences. */
export const canPublish = (viewer: Viewer): boolean => viewer.role === 'alumni';

/** A post is its author's to change. */
export const canEdit = (viewer: Viewer | null, post: { user: { id: string } }): boolean => viewer?.id === post.user.id;
