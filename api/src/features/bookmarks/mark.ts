import type { BookmarkType } from '../../../../schema/rules/bookmarks.ts';
import type { BookmarkMark } from './bookmarks.types.ts';

/** A target as far as its mark tells of it. */
export interface Target {
  hasLiked: boolean;
}

/** Whether the viewer has put a thing aside; without a target (it is gone, or hidden) the thing's own mark is left out. */
export const markOf = (
  type: BookmarkType,
  refId: string,
  isBookmarked: boolean,
  target: Target | undefined,
): BookmarkMark => ({
  id: `${type}:${refId}`,
  type,
  refId,
  isBookmarked,
  post:
    target && type === 'Post'
      ? { id: refId, hasLiked: target.hasLiked, hasBookmarked: isBookmarked }
      : null,
  profile: target && type === 'Profile' ? { id: refId, hasBookmarked: isBookmarked } : null,
});
