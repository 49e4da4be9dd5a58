import type { Feature } from '../../core/feature.ts';
import { ConnectionRow } from './connection.entity.ts';
import {
  ConnectionsResolver,
  ProfileConnectionsResolver,
  UserConnectionResolver,
} from './connections.resolver.ts';

/** Bonds between people: asking, answering, parting (part 2, Connections). */
export const connections: Feature = {
  name: 'connections',
  entities: [ConnectionRow],
  resolvers: [ConnectionsResolver, UserConnectionResolver, ProfileConnectionsResolver],
  rest: () => import('./connections.rest.ts').then((m) => m.connectionRows),
  rooms: () => import('./connections.socket.ts').then((m) => [m.connectionTells]),
};

export { tellMoved } from './connections.ts';
export { isPair } from './connections.rows.ts';
