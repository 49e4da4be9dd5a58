import type { ApolloCache, Reference } from '@apollo/client/cache';
import {
  ConnectedPersonFieldsFragmentDoc as ConnectedPersonFields,
  ConnectionRequestFieldsFragmentDoc as ConnectionRequestFields,
  type ConnectionsLiveSubscription,
} from '@/generated/documents';

type News = ConnectionsLiveSubscription['connectionUpdated'];
type List = { nodes: readonly Reference[] };

/**
 * What is told of a connection stands in the lists at once: a new one at the head, for they go by time. Lists show only
 * those who still stand so, so that nothing has to be taken out. Searches are asked anew when they are next looked at.
 */
export function place(cache: ApolloCache, { id, status, requestId, direction, user }: News): void {
  if (!user) return;
  const now = new Date().toISOString();
  const node =
    status === 'connected'
      ? cache.writeFragment({
          fragment: ConnectedPersonFields,
          fragmentName: 'ConnectedPersonFields',
          data: { ...{ __typename: 'ConnectedPerson' }, id, connectedAt: now, user },
        })
      : status === 'pending' && requestId && direction
        ? cache.writeFragment({
            fragment: ConnectionRequestFields,
            fragmentName: 'ConnectionRequestFields',
            data: {
              ...{ __typename: 'ConnectionRequest' },
              id: requestId,
              direction,
              askedAt: now,
              user,
            },
          })
        : undefined;
  const field = status === 'connected' ? 'connections' : 'connectionRequests';
  if (!node) return;
  cache.modify<{ connections: List; connectionRequests: List }>({
    fields: {
      [field](
        list: List,
        {
          storeFieldName,
          readField,
          DELETE,
        }: {
          storeFieldName: string;
          readField: (name: string, of: Reference) => unknown;
          DELETE: unknown;
        },
      ) {
        if (field === 'connections' && !/"search":null/.test(storeFieldName)) return DELETE;
        if (
          field === 'connectionRequests' &&
          !storeFieldName.includes(`"direction":"${direction}"`)
        )
          return list;
        const isOfOther = (one: Reference) =>
          (readField('user', one) as Reference | undefined)?.__ref !== `User:${id}`;
        return { ...list, nodes: [node, ...list.nodes.filter(isOfOther)] };
      },
    },
  });
}
