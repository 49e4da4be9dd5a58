import { useApolloClient } from '@apollo/client/react';
import { useLoadMore } from '@/core/data/useLoadMore';
import { useRefetchShown } from '@/core/data/useRefetchShown';
import { useViewer } from '@/features/identity';
import { Endorsements, PendingEndorsements } from '@/generated/documents';
import { useEndorsementsQuery, usePendingEndorsementsQuery } from '@/generated/hooks';
import { useLiveEndorsements } from './useLiveEndorsements';

const pageSize = 20;

/** Fetches again what the wall shows, and the pending endorsements. */
function useFetchMissed(userId: string, shown: number): () => void {
  const client = useApolloClient();
  const refetchShown = useRefetchShown({ query: Endorsements, shown, pageSize });
  return () =>
    void Promise.all([
      refetchShown({ userId }),
      client.query({
        query: PendingEndorsements,
        variables: { userId },
        fetchPolicy: 'network-only',
      }),
    ]).catch(() => undefined);
}

/** The endorsements of a student, page by page and live, and the pending ones. */
export function useEndorsementWall(userId: string) {
  const { me } = useViewer();
  const wall = useEndorsementsQuery({ variables: { userId } });
  const pendingQuery = usePendingEndorsementsQuery({ variables: { userId } });
  const list = wall.data?.profile.endorsements;
  const pendingProfile = pendingQuery.data?.profile;
  const pendingList = pendingProfile?.endorsements;
  const pending = pendingList?.nodes;
  const isRefused = useLiveEndorsements(userId, useFetchMissed(userId, list?.nodes.length ?? 0));
  const { loadMore, hasFailed } = useLoadMore(() =>
    wall.fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
  );
  const isOwn = ({ alumni }: { alumni: { id: string } }) => alumni.id === me?.user.id;

  return {
    endorsements: list?.nodes,
    /** All of them for the owner; for others, their own. */
    pending,
    /** Fetches more of the pending ones; null at their end. */
    fetchMorePending: pendingList?.pageInfo.hasNextPage
      ? () => pendingQuery.fetchMore({ variables: { after: pendingList.pageInfo.endCursor } })
      : null,
    /** Whether the viewer has written one, which may stand on a page that is not loaded. */
    hasOwn:
      Boolean(pendingProfile?.ownEndorsement) ||
      [...(pending ?? []), ...(list?.nodes ?? [])].some(isOwn),
    isOwn,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    isLoading: wall.loading,
    error: wall.error ?? pendingQuery.error,
    /** The viewer may not see the wall any more. */
    isRefused,
    loadMore,
    /** The next page could not be loaded. */
    hasMoreFailed: hasFailed,
    refetch: () => {
      void wall.refetch().catch(() => undefined);
      void pendingQuery.refetch().catch(() => undefined);
    },
  };
}

export type EndorsementWallState = ReturnType<typeof useEndorsementWall>;
