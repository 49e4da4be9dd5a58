import { useApolloClient } from '@apollo/client/react';
import { pagedList } from '@/core/data/lists/paged-list';
import { useFurther } from '@/core/data/lists/useLoadMore';
import { useRefetchShown } from '@/core/data/reads/useRefetchShown';
import { useViewer } from '@/features/identity';
import { queryPendingEndorsements } from '@/generated/calls';
import { EndorsementsDocument } from '@/generated/documents';
import { useEndorsementsQuery, usePendingEndorsementsQuery } from '@/generated/hooks';
import { useLiveEndorsements } from './useLiveEndorsements';

const pageSize = 20;

/** Fetches again what the wall shows, and the pending endorsements. */
function useFetchMissed(userId: string, shown: number): () => void {
  const client = useApolloClient();
  const refetchShown = useRefetchShown({ query: EndorsementsDocument, shown, pageSize });
  return () =>
    void Promise.all([
      refetchShown({ userId }),
      queryPendingEndorsements(client, {
        variables: { userId },
        fetchPolicy: 'network-only',
      }),
    ]).catch(() => undefined);
}

/** The endorsements of a student, page by page and live, and the pending ones. */
export function useEndorsementWall(userId: string) {
  const { me } = useViewer();
  const pendingQuery = usePendingEndorsementsQuery({ variables: { userId } });
  const wall = pagedList(
    useEndorsementsQuery({ variables: { userId } }),
    ({ profile }) => profile.endorsements,
    { keepsRows: false },
  );
  const pending = pagedList(pendingQuery, ({ profile }) => profile.endorsements, {
    keepsRows: false,
  });
  const isRefused = useLiveEndorsements(userId, useFetchMissed(userId, wall.rows?.length ?? 0));
  const further = useFurther(wall);
  const isOwn = ({ alumni }: { alumni: { id: string } }) => alumni.id === me?.user.id;

  return {
    ...wall,
    ...further,
    failure: wall.failure ?? pending.failure,
    /** All of them for the owner; for others, their own. */
    pending,
    /** Whether the viewer has written one, which may stand on a page that is not loaded. */
    hasOwn:
      Boolean(pendingQuery.data?.profile.ownEndorsement) ||
      [...(pending.rows ?? []), ...(wall.rows ?? [])].some(isOwn),
    isOwn,
    /** The viewer may not see the wall any more. */
    isRefused,
    reread: () => {
      wall.reread();
      pending.reread();
    },
  };
}

export type EndorsementWallState = ReturnType<typeof useEndorsementWall>;
