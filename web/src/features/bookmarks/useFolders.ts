import { useBookmarkFoldersQuery } from '@/generated/hooks';

/** The viewer's folders of bookmarks: rows and the bar above them share one question. */
export function useFolders() {
  const { data, error, loading, refetch } = useBookmarkFoldersQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    folders: data?.bookmarkFolders ?? [],
    /** Whether they are all known, as the server has them by now. */
    isLoaded: data !== undefined && !loading,
    failure: data ? null : error,
    reread: () => void refetch().catch(() => undefined),
  };
}
