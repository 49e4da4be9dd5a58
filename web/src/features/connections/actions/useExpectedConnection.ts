import { useApolloClient } from '@apollo/client/react';
import { withTypename } from '@/core/data/documents/with-typename';
import { useViewer } from '@/features/identity';
import { ConnectionCountsFieldsFragmentDoc } from '@/generated/documents';
import { type Connection, notConnected } from '../state/connection';

/**
 * Makes optimistic answers: the connection with a person as it will be. The counts stay as they are
 * until the server gives new ones.
 */
export function useExpectedConnection(userId: string) {
  const { me } = useViewer();
  const client = useApolloClient();
  return (changes: Partial<Connection>) => {
    const id = me?.user.id ?? '';
    const counts = client.cache.readFragment({
      id: `ConnectionCounts:${id}`,
      fragment: ConnectionCountsFieldsFragmentDoc,
      fragmentName: 'ConnectionCountsFields',
    });
    return withTypename('ConnectionState', {
      id: userId,
      ...notConnected,
      ...changes,
      counts:
        counts ?? withTypename('ConnectionCounts', { id, connected: 0, received: 0, sent: 0 }),
    });
  };
}
