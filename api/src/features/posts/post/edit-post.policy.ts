import type { Viewer } from '../../../core/context.ts';

/** A post is its author's to change and to delete. */
export const canEdit = (
  viewer: Pick<Viewer, 'id'> | null,
  post: { user: { id: string } },
): boolean => viewer?.id === post.user.id;
