import { isMember, type Viewer } from '../../../core/context.ts';
import type { PostFileEntity } from './post-file.entity.ts';

/** Attachments are open to members of the author's college, and to the author. */
export const canSeeMedia = (viewer: Viewer, post: { college: string; userId: string }): boolean =>
  viewer.id === post.userId || (isMember(viewer) && viewer.college === post.college);

/**
 * A file moves freely among its owner's drafts and from there into a post, and never out of a post
 * into another.
 * @param postId the post that is to have it; null for a draft
 */
export const canClaimFile = (
  ownerId: string,
  { file, post }: Pick<PostFileEntity, 'file' | 'post'>,
  postId: string | null,
): boolean => file.ownerId === ownerId && (post === null || post.id === postId);
