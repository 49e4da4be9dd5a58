import type { BookmarkType } from '../../../../schema/rules/bookmarks/bookmarks.ts';
import type { BookmarkMark } from './bookmarks.types.ts';

/** What the viewer did with a target besides bookmarking it. */
export interface TargetRow {
  /** Of a post or an opening; false for profiles. */
  hasLiked: boolean;
  /** Of an opening: the viewer went to apply. */
  hasApplied?: boolean;
  /** Of an opening: the viewer posted it. */
  canEdit?: boolean;
}

/** Whether a target is bookmarked, and in which folder. */
interface BookmarkState {
  isBookmarked: boolean;
  folderId: string | null;
}

/** Of what is not bookmarked. */
export const notBookmarked: BookmarkState = { isBookmarked: false, folderId: null };

/**
 * Whether the viewer has bookmarked a target, for every place that shows it.
 * @param target undefined when it is gone or hidden: what the viewer did with it is then left out
 */
export const bookmarkMark = (
  type: BookmarkType,
  refId: string,
  { isBookmarked, folderId }: BookmarkState,
  target: TargetRow | undefined,
): BookmarkMark => ({
  id: `${type}:${refId}`,
  type,
  refId,
  isBookmarked,
  folderId,
  post:
    target && type === 'Post'
      ? { id: refId, hasLiked: target.hasLiked, hasBookmarked: isBookmarked }
      : null,
  profile: target && type === 'Profile' ? { id: refId, hasBookmarked: isBookmarked } : null,
  job:
    target && type === 'JobOpening'
      ? {
          id: refId,
          hasLiked: target.hasLiked,
          hasBookmarked: isBookmarked,
          hasApplied: target.hasApplied ?? false,
          canEdit: target.canEdit ?? false,
        }
      : null,
});
