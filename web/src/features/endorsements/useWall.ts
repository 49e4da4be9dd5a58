import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useRefetchShown } from '@/core/useRefetchShown';
import { useSubscriptionError } from '@/core/useSubscriptionError';
import { useViewer } from '@/features/identity';
import { Endorsements, PendingEndorsements } from '@/generated/documents';
import {
  useEndorsementsChangedSubscription,
  useEndorsementsQuery,
  usePendingEndorsementsQuery,
} from '@/generated/hooks';
import { placeEndorsement, takeEndorsement } from './cache';

const pageSize = 20;

/** A wall and what waits for its owner, alive. */
export function useWall(userId: string) {
  const client = useApolloClient();
  const { me, status } = useViewer();
  const wall = useEndorsementsQuery({ variables: { userId }, notifyOnNetworkStatusChange: true });
  const waiting = usePendingEndorsementsQuery({ variables: { userId } });
  const [isRefused, setRefused] = useState(false);
  const [moreFailed, setMoreFailed] = useState(false);
  const list = wall.data?.profile.endorsements;

  const shown = list?.nodes.length ?? 0;
  const refetchShown = useRefetchShown({ query: Endorsements, shown, pageSize });
  const fetchMissed = () => {
    void Promise.all([
      refetchShown({ userId }),
      client.query({
        query: PendingEndorsements,
        variables: { userId },
        fetchPolicy: 'network-only',
      }),
    ]).catch(() => undefined);
  };

  const ended = useSubscriptionError(() => setRefused(true));
  const { restart } = useEndorsementsChangedSubscription({
    variables: { userId },
    // What is heard depends on the role one has switched to.
    skip: status !== 'member',
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data: told } }) => {
      if (!told) return;
      const { begun, added, submitted, removed } = told.endorsementsChanged;
      if (begun) fetchMissed();
      const placed = added ?? submitted;
      if (placed) placeEndorsement(client.cache, placed);
      if (removed) takeEndorsement(client.cache, userId, removed.id);
    },
    onError: (failure) => ended(failure, restart),
  });

  const loadMore = async () => {
    setMoreFailed(false);
    await wall
      .fetchMore({ variables: { after: list?.pageInfo.endCursor } })
      .catch(() => setMoreFailed(true));
  };

  const pending = waiting.data?.profile.endorsements.nodes;
  return {
    endorsements: list?.nodes,
    pending,
    /** What the viewer wrote here, if anything. */
    mine: [...(pending ?? []), ...(list?.nodes ?? [])].find(
      ({ alumni }) => alumni.id === me?.user.id,
    ),
    hasMore: list?.pageInfo.hasNextPage ?? false,
    loading: wall.loading,
    error: wall.error ?? waiting.error,
    isRefused,
    moreFailed,
    loadMore,
    refetch: () => {
      void wall.refetch().catch(() => undefined);
      void waiting.refetch().catch(() => undefined);
    },
  };
}
