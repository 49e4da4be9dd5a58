import type { RefObject } from 'react';
import { useLoadMore } from '@/core/data/useLoadMore';
import { useRefetchShown } from '@/core/data/useRefetchShown';
import { Gratitudes } from '@/generated/documents';
import { useGratitudesQuery } from '@/generated/hooks';
import { useLiveGratitudes } from './useLiveGratitudes';

const pageSize = 20;

/**
 * The gratitudes of a profile, page by page and live.
 * @param inFlight how many of the viewer's own mutations are in flight
 */
export function useGratitudeList(userId: string, inFlight: RefObject<number>) {
  const { data, error, loading, refetch, fetchMore } = useGratitudesQuery({
    variables: { userId },
  });
  const list = data?.profile.gratitudes;
  const shown = list?.nodes.length ?? 0;
  const refetchShown = useRefetchShown({ query: Gratitudes, shown, pageSize });
  const isRefused = useLiveGratitudes({
    userId,
    inFlight,
    fetchMissed: () => void refetchShown({ userId }).catch(() => undefined),
  });
  const { loadMore, hasFailed } = useLoadMore(() =>
    fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
  );

  return {
    gratitudes: list?.nodes,
    count: data?.profile.gratitudesCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error,
    isLoading: loading,
    /** The viewer may not see the gratitudes any more. */
    isRefused,
    loadMore,
    /** The next page could not be loaded. */
    hasMoreFailed: hasFailed,
    refetch: () => void refetch().catch(() => undefined),
  };
}

export type GratitudeListState = ReturnType<typeof useGratitudeList>;
