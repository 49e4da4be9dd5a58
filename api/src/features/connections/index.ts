import type { Feature } from '../../core/feature.ts';
import { onAccountDeleted } from './account-deleted.ts';
import { ConnectionsLiveResolver } from './connections.live.ts';
import { ConnectionsResolver } from './connections.resolver.ts';
import { connectionsOwnData } from './own-data.ts';
import {
  ConnectionStateResolver,
  ProfileConnectionsResolver,
  UserConnectionResolver,
} from './person-fields/connection-fields.resolver.ts';

/**
 * Connections between people: asking, answering, parting. The room `relationships` has their rows.
 */
export const connections: Feature = {
  name: 'connections',
  ownData: connectionsOwnData,
  onAccountDeleted,
  resolvers: [
    ConnectionsResolver,
    ConnectionsLiveResolver,
    ConnectionStateResolver,
    UserConnectionResolver,
    ProfileConnectionsResolver,
  ],
  restRows: () => import('./connections.rest.ts').then((m) => m.connectionRows),
  socketRooms: () => import('./connections.socket.ts').then((m) => [m.connectionSocketRoom]),
};

export { publishBlockChange } from './connection-events.ts';
export { acceptConnection, rejectConnection } from './connections.ts';
export { InCommon, inCommonLoader } from './person-fields/in-common.ts';
