import { useState } from 'react';
import type { PagedList } from './paged-list';

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

/** The pages behind a list, where more than one thing loads them: a button, a link to an item. */
export type Further = {
  hasMore: boolean;
  loadMore: () => Promise<void>;
  /** The next page could not be loaded. */
  hasMoreFailed: boolean;
};

export function useFurther({ cursor, more }: Pick<PagedList<unknown>, 'cursor' | 'more'>): Further {
  const { loadMore, hasFailed } = useLoadMore(more);
  return { hasMore: cursor !== null, loadMore, hasMoreFailed: hasFailed };
}
