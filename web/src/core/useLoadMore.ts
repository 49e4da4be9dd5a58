import { useState } from 'react';

/**
 * Loads the next page of a list.
 * @param fetchNextPage what it throws is shown by `hasFailed`, until the next try
 */
export function useLoadMore(fetchNextPage: () => Promise<unknown>): {
  loadMore: () => Promise<void>;
  hasFailed: boolean;
} {
  const [hasFailed, setFailed] = useState(false);
  const loadMore = async () => {
    setFailed(false);
    try {
      await fetchNextPage();
    } catch {
      setFailed(true);
    }
  };
  return { loadMore, hasFailed };
}
