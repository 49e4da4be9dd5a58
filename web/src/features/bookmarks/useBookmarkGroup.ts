import { useArrivalPolicy } from '@/core/data/useArrivalPolicy';
import type { BookmarkType } from '@/generated/documents';
import { useBookmarksQuery } from '@/generated/hooks';

/** A page of a group; more come on demand. */
const groupSize = 20;

/** One group of the viewer's bookmarks, page after page. Coming back it stands as it was left. */
export function useBookmarkGroup(type: BookmarkType) {
  const { data, error, refetch, fetchMore } = useBookmarksQuery({
    variables: { type, first: groupSize },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.bookmarks;
  return {
    type,
    bookmarks: list?.nodes,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error: list ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    loadMore: () => fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
  };
}

export type BookmarkGroupState = ReturnType<typeof useBookmarkGroup>;
