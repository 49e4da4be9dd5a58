import type { ApolloCache, Reference } from '@apollo/client';
import { withTypename } from '@/core/data/documents/with-typename';
import { type CachedList, changeLists } from '@/core/data/lists/cached-lists';
import {
  type ConnectedPersonFieldsFragment,
  ConnectedPersonFieldsFragmentDoc,
  ConnectionCountsFieldsFragmentDoc,
  ConnectionFieldsFragmentDoc,
  type ConnectionRequestFieldsFragment,
  ConnectionRequestFieldsFragmentDoc,
  type ConnectionsLiveSubscription,
  PersonWithConnectionFieldsFragmentDoc,
} from '@/generated/documents';

type ConnectionUpdate = ConnectionsLiveSubscription['connectionUpdated'];
type ReadField = (name: string, from: Reference) => unknown;

/** Puts the node at the head of the list, in place of any other about the same person. */
function prepend(
  list: CachedList,
  node: Reference,
  userId: string,
  readField: ReadField,
): CachedList {
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
  changeLists<{ search: string | null }>(
    cache,
    { field: 'connections' },
    // Whether a search finds the person is not known here: it is fetched when it is shown.
    (list, { args, readField, DELETE }) =>
      args.search ? DELETE : prepend(list, node, person.id, readField),
  );
}

function addRequest(cache: ApolloCache, request: ConnectionRequestFieldsFragment): void {
  const node = cache.writeFragment({
    fragment: ConnectionRequestFieldsFragmentDoc,
    fragmentName: 'ConnectionRequestFields',
    data: withTypename('ConnectionRequest', request),
  });
  if (!node) return;
  changeLists<{ direction: string }>(
    cache,
    { field: 'connectionRequests' },
    (list, { args, readField }) =>
      args.direction === request.direction ? prepend(list, node, request.user.id, readField) : list,
  );
}

/** Writes how many connections and requests the viewer has. */
export const writeConnectionCounts = (
  cache: ApolloCache,
  counts: ConnectionUpdate['counts'],
): unknown =>
  cache.writeFragment({
    fragment: ConnectionCountsFieldsFragmentDoc,
    data: withTypename('ConnectionCounts', counts),
  });

/**
 * Writes how the viewer stands to somebody, and adds a new connection, or a new request, to the
 * lists in the cache: at the head, because they are sorted by time. Nothing has to be removed:
 * lists show only those whose status fits.
 */
export function applyConnectionUpdate(
  cache: ApolloCache,
  { counts: _counts, user, ...state }: ConnectionUpdate,
): void {
  const { id, status, requestId, direction } = state;
  cache.writeFragment({
    fragment: ConnectionFieldsFragmentDoc,
    data: withTypename('ConnectionState', state),
  });
  if (!user) return;
  cache.writeFragment({
    fragment: PersonWithConnectionFieldsFragmentDoc,
    fragmentName: 'PersonWithConnectionFields',
    data: withTypename('User', user),
  });
  const now = new Date().toISOString();
  if (status === 'connected') addConnectedPerson(cache, { id, connectedAt: now, user });
  if (status === 'pending' && requestId && direction)
    addRequest(cache, { id: requestId, direction, askedAt: now, user });
}
