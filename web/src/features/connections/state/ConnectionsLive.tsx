import { useApolloClient } from '@apollo/client/react';
import { rereadAfter } from '@/core/data/reads/reads';
import { useOnReconnect } from '@/core/live/reconnect';
import { useHeard } from '@/core/live/useHeard';
import { useViewer } from '@/features/identity';
import { queryConnectionCounts } from '@/generated/calls';
import { ConnectionCountsDocument } from '@/generated/documents';
import { useConnectionsLiveSubscription } from '@/generated/hooks';
import { applyConnectionUpdate, writeConnectionCounts } from './connection-cache';

/** What reads how the viewer stands to somebody: lists of people everywhere, and their profiles. */
const reads = ['ConnectionStatus', 'Connections', 'ConnectionRequests', 'Profile'] as const;

function MemberConnectionsLive() {
  const client = useApolloClient();
  const heard = useHeard();
  useConnectionsLiveSubscription({
    // The cache is written here, and once more where an older answer is on its way.
    fetchPolicy: 'no-cache',
    onData: ({ connectionUpdated }) => {
      const { id, counts } = connectionUpdated;
      heard('counts', ['ConnectionCounts'], () => writeConnectionCounts(client.cache, counts));
      heard(id, reads, () => applyConnectionUpdate(client.cache, connectionUpdated));
    },
  });
  useOnReconnect(
    () =>
      void rereadAfter(ConnectionCountsDocument, () =>
        queryConnectionCounts(client, { fetchPolicy: 'network-only' }),
      ).catch(() => undefined),
  );
  return null;
}

/**
 * Keeps the viewer's connections and their counts in the cache up to date. It stands once in the
 * app, and draws nothing.
 */
export function ConnectionsLive() {
  const { me, status } = useViewer();
  return status === 'member' && <MemberConnectionsLive key={me?.user.id} />;
}
