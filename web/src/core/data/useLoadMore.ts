import { useState } from 'react';

/**
 * Loads the next page of a list.
 * @param fetchNextPage what it throws is shown by `hasFailed`, until the next try
 * @returns `isLoading`: the page is on its way
 */
export function useLoadMore(fetchNextPage: () => Promise<unknown>): {
  loadMore: () => Promise<void>;
  isLoading: boolean;
  hasFailed: boolean;
} {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const loadMore = async () => {
    setState('loading');
    try {
      await fetchNextPage();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { loadMore, isLoading: state === 'loading', hasFailed: state === 'failed' };
}
