import { useApolloClient } from '@apollo/client/react';
import { useOnReconnect } from '@/core/reconnect';
import { useViewer } from '@/features/identity';
import { ConnectionCounts } from '@/generated/documents';
import { useConnectionsLiveSubscription } from '@/generated/hooks';
import { applyConnectionUpdate } from './connection-cache';

function MemberConnectionsLive() {
  const client = useApolloClient();
  useConnectionsLiveSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) applyConnectionUpdate(client.cache, data.connectionUpdated);
    },
  });
  useOnReconnect(
    () =>
      void client
        .query({ query: ConnectionCounts, fetchPolicy: 'network-only' })
        .catch(() => undefined),
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
