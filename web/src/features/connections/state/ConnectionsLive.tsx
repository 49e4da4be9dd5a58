import { useApolloClient } from '@apollo/client/react';
import { useOnReconnect } from '@/core/live/reconnect';
import { useLiveSubscription } from '@/core/live/useLiveSubscription';
import { useViewer } from '@/features/identity';
import {
  ConnectionCounts,
  ConnectionsLive as ConnectionsLiveDocument,
} from '@/generated/documents';
import { applyConnectionUpdate } from './connection-cache';

function MemberConnectionsLive() {
  const client = useApolloClient();
  useLiveSubscription(ConnectionsLiveDocument, {
    onData: ({ connectionUpdated }) => applyConnectionUpdate(client.cache, connectionUpdated),
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
