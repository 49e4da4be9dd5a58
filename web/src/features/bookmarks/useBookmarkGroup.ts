import { pagedList } from '@/core/data/lists/paged-list';
import { useArrivalPolicy } from '@/core/data/reads/useArrivalPolicy';
import type { BookmarkFilterInput, BookmarkType } from '@/generated/documents';
import { useBookmarksQuery } from '@/generated/hooks';

/** A page of a group; more come on demand. */
const groupSize = 20;

/**
 * What went into another folder, or came from one, is not known to a list that was read before:
 * shown, it is read again. One function, for another would begin the query anew.
 */
const afterwards = (_policy: unknown, { reason }: { reason: string }) =>
  reason === 'variables-changed' ? ('cache-and-network' as const) : ('cache-first' as const);

/** One group of the viewer's bookmarks, page after page. Coming back it stands as it was left. */
export function useBookmarkGroup(type: BookmarkType, filter: BookmarkFilterInput | null) {
  const result = useBookmarksQuery({
    variables: { type, first: groupSize, ...(filter && { filter }) },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: afterwards,
    notifyOnNetworkStatusChange: true,
  });
  return { type, ...pagedList(result, ({ bookmarks }) => bookmarks) };
}

export type BookmarkGroupState = ReturnType<typeof useBookmarkGroup>;
