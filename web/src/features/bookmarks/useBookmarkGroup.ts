import { pagedList } from '@/core/data/paged-list';
import { useArrivalPolicy } from '@/core/data/useArrivalPolicy';
import type { BookmarkType } from '@/generated/documents';
import { useBookmarksQuery } from '@/generated/hooks';

/** A page of a group; more come on demand. */
const groupSize = 20;

/** One group of the viewer's bookmarks, page after page. Coming back it stands as it was left. */
export function useBookmarkGroup(type: BookmarkType) {
  const result = useBookmarksQuery({
    variables: { type, first: groupSize },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return { type, ...pagedList(result, ({ bookmarks }) => bookmarks) };
}

export type BookmarkGroupState = ReturnType<typeof useBookmarkGroup>;
