import { useApolloClient } from '@apollo/client/react';
import { useOnReconnect } from '@/core/reconnect';
import { useViewer } from '@/features/identity';
import { ConnectionCounts } from '@/generated/documents';
import { useConnectionsLiveSubscription } from '@/generated/hooks';
import { place } from '../placed';

function Live() {
  const client = useApolloClient();
  useConnectionsLiveSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) place(client.cache, data.connectionUpdated);
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

/** News of one's own connections, once per page: whoever shows one of them, or their count, follows. */
export function ConnectionsLive() {
  const { me, status } = useViewer();
  return status === 'member' && <Live key={me?.user.id} />;
}
