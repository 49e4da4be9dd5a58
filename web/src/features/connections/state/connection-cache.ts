import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { argumentsOf } from '@/core/data/cache-arguments';
import { withTypename } from '@/core/data/with-typename';
import {
  type ConnectedPersonFieldsFragment,
  ConnectedPersonFieldsFragmentDoc,
  type ConnectionRequestFieldsFragment,
  ConnectionRequestFieldsFragmentDoc,
  type ConnectionsLiveSubscription,
} from '@/generated/documents';

type ConnectionUpdate = ConnectionsLiveSubscription['connectionUpdated'];
type List = { nodes: readonly Reference[] };
type ReadField = (name: string, from: Reference) => unknown;

/** Puts the node at the head of the list, in place of any other about the same person. */
function prepend(list: List, node: Reference, userId: string, readField: ReadField): List {
  const isOther = (ref: Reference) =>
    (readField('user', ref) as Reference | undefined)?.__ref !== `User:${userId}`;
  return { ...list, nodes: [node, ...list.nodes.filter(isOther)] };
}

function addConnectedPerson(cache: ApolloCache, person: ConnectedPersonFieldsFragment): void {
  const node = cache.writeFragment({
    fragment: ConnectedPersonFieldsFragmentDoc,
    fragmentName: 'ConnectedPersonFields',
    data: withTypename('ConnectedPerson', person),
  });
  if (!node) return;
  cache.modify<{ connections: List }>({
    fields: {
      connections: (list, { storeFieldName, readField, DELETE }) => {
        if (isReference(list)) return list;
        // Whether a search finds the person is not known here: it is fetched when it is shown.
        if (argumentsOf(storeFieldName)['search']) return DELETE;
        return prepend(list, node, person.id, readField);
      },
    },
  });
}

function addRequest(cache: ApolloCache, request: ConnectionRequestFieldsFragment): void {
  const node = cache.writeFragment({
    fragment: ConnectionRequestFieldsFragmentDoc,
    fragmentName: 'ConnectionRequestFields',
    data: withTypename('ConnectionRequest', request),
  });
  if (!node) return;
  cache.modify<{ connectionRequests: List }>({
    fields: {
      connectionRequests: (list, { storeFieldName, readField }) =>
        isReference(list) || argumentsOf(storeFieldName)['direction'] !== request.direction
          ? list
          : prepend(list, node, request.user.id, readField),
    },
  });
}

/**
 * Adds a new connection, or a new request, to the lists in the cache: at the head, because they are
 * sorted by time. Nothing has to be removed: lists show only those whose status fits.
 */
export function applyConnectionUpdate(
  cache: ApolloCache,
  { id, status, requestId, direction, user }: ConnectionUpdate,
): void {
  if (!user) return;
  const now = new Date().toISOString();
  if (status === 'connected') addConnectedPerson(cache, { id, connectedAt: now, user });
  if (status === 'pending' && requestId && direction)
    addRequest(cache, { id: requestId, direction, askedAt: now, user });
}
