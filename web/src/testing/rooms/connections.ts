import { connection, person } from '../builders';
import type { open } from '../open';

export type Options = Partial<Parameters<typeof open>[1]>;

/** How the viewer and somebody stand to one another. */
export const connectionState = (id: string, over: object = {}) => ({
  __typename: 'ConnectionState',
  id,
  status: 'notConnected',
  requestId: null,
  direction: null,
  lockedUntil: null,
  ...over,
});
/** The numbers of the viewer's connections. */
export const counts = (over: object = {}) => ({
  __typename: 'ConnectionCounts',
  id: 'me',
  connected: 0,
  received: 0,
  sent: 0,
  ...over,
});
/** The viewer asked. */
export const sentRequest = { status: 'pending', direction: 'sent', requestId: 'r1' };
/** The viewer was asked. */
export const receivedRequest = { status: 'pending', direction: 'received', requestId: 'r1' };
/** Somebody the viewer is connected with. */
export const connectedPerson = (id: string) =>
  person(id, { connection: connectionState(id, { status: 'connected' }) });
/** Them in the list of connections. */
export const connected = (id: string) => ({
  __typename: 'ConnectedPerson',
  id,
  connectedAt: '2026-01-05T10:00:00.000Z',
  user: connectedPerson(id),
});
/** A request in one of the two lists. */
export const request = (id: string, direction: 'received' | 'sent') => ({
  __typename: 'ConnectionRequest',
  id: `r-${id}`,
  direction,
  askedAt: '2026-01-05T10:00:00.000Z',
  user: person(id, {
    connection: connectionState(id, { status: 'pending', direction, requestId: `r-${id}` }),
  }),
});

/** The list of connections. */
export const list = (...nodes: object[]) => ({
  connections: connection('ConnectedPersonConnection', nodes),
});
/** Both lists of requests, by their direction. */
export const requests =
  (...nodes: { direction: string }[]) =>
  ({ direction }: Record<string, unknown>) => ({
    connectionRequests: connection(
      'ConnectionRequestConnection',
      nodes.filter((node) => node.direction === direction),
    ),
  });
/** What the pages of connections ask for in any case. */
export const base = {
  ConnectionCounts: () => ({ connectionCounts: counts() }),
  ConnectionRequests: requests(),
};
