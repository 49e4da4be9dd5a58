import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useState } from 'react';
import { useRefetchShown } from '@/core/useRefetchShown';
import { useSubscriptionError } from '@/core/useSubscriptionError';
import { useViewer } from '@/features/identity';
import { Gratitudes } from '@/generated/documents';
import { useGratitudesChangedSubscription, useGratitudesQuery } from '@/generated/hooks';
import { addGratitude, countGratitudes, removeGratitude } from './cache';

const pageSize = 20;

/** The thanks of a profile, page by page and alive: what happens elsewhere shows without a reload. */
export function useGratitudeList(userId: string, inFlight: RefObject<number>) {
  const { cache } = useApolloClient();
  const { me, status } = useViewer();
  const { data, error, loading, refetch, fetchMore } = useGratitudesQuery({
    variables: { userId },
    notifyOnNetworkStatusChange: true,
  });
  const [isRefused, setRefused] = useState(false);
  const [moreFailed, setMoreFailed] = useState(false);
  const list = data?.profile.gratitudes;

  const loadMore = async () => {
    setMoreFailed(false);
    await fetchMore({ variables: { after: list?.pageInfo.endCursor } }).catch(() =>
      setMoreFailed(true),
    );
  };

  const shown = list?.nodes.length ?? 0;
  const refetchShown = useRefetchShown({ query: Gratitudes, shown, pageSize });
  const fetchMissed = () => refetchShown({ userId }).catch(() => undefined);

  const ended = useSubscriptionError(() => setRefused(true));
  const { restart } = useGratitudesChangedSubscription({
    variables: { userId },
    skip: status !== 'member',
    ignoreResults: true,
    // Written by hand: what is told to all knows nothing of the viewer's own upvotes.
    fetchPolicy: 'no-cache',
    onData: ({ data: { data: told } }) => {
      if (!told) return;
      const { begun, gratitudesCount, added, upvoted, removed } = told.gratitudesChanged;
      if (begun) void fetchMissed();
      // Mine: the mutation's own answer brings it; without one under way it came from another tab.
      if (added?.user.id === me?.user.id && added && inFlight.current > 0) return;
      if (added) addGratitude(cache, added);
      if (upvoted)
        cache.modify<{ upvotes: number }>({
          id: `Gratitude:${upvoted.id}`,
          fields: { upvotes: () => upvoted.upvotes },
        });
      if (removed) removeGratitude(cache, userId, removed.id);
      if (inFlight.current === 0) countGratitudes(cache, userId, () => gratitudesCount);
    },
    onError: (failure) => ended(failure, restart),
  });

  return {
    gratitudes: list?.nodes,
    count: data?.profile.gratitudesCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error,
    loading,
    isRefused,
    moreFailed,
    loadMore,
    refetch: () => void refetch().catch(() => undefined),
  };
}
