import { isDeepStrictEqual } from 'node:util';
import type { SocketEventRow, SocketRoom } from '../../core/feature.ts';
import type { GroupMembership } from '../live/group.ts';
import type { LiveHub } from '../live/hub.ts';
import type { LiveOperation } from '../live/operation.ts';

interface PreparedEvent {
  row: SocketEventRow;
  operation: LiveOperation;
}

/** How a socket room is joined and left, which all features that name it agree on. */
type SocketRoomIdentity = Omit<SocketRoom, 'events' | 'actions'>;

/**
 * A socket room with the events of all features that name it, their documents parsed and checked.
 */
export interface PreparedSocketRoom extends SocketRoomIdentity {
  events: PreparedEvent[];
}

/**
 * Merges socket rooms that are joined by the same inbound event.
 * @throws Error where features disagree on how one is joined and left, GraphQLError for a row with
 * a wrong document
 */
export function prepareSocketRooms(
  rooms: SocketRoom[],
  hub: Pick<LiveHub, 'prepare'>,
): PreparedSocketRoom[] {
  const byJoin = new Map<string, PreparedSocketRoom>();
  for (const { events: rows, actions: _actions, ...identity } of rooms) {
    const { events: known, ...agreed } = byJoin.get(identity.join) ?? { ...identity, events: [] };
    if (!isDeepStrictEqual(agreed, identity))
      throw new Error(`features disagree on the socket room ${identity.join}`);
    const events = rows.map((row) => ({ row, operation: hub.prepare(row.document) }));
    byJoin.set(identity.join, { ...identity, events: [...known, ...events] });
  }
  return [...byJoin.values()];
}

/** Names the socket room of one post, profile or person. */
export const socketRoomKey = (room: Pick<SocketRoom, 'join'>, id: string): string =>
  `${room.join}:${id}`;

/** One connection in one socket room. */
export class SocketRoomMembership {
  readonly subscriptions: GroupMembership[] = [];
  /**
   * Settles when all events of the room are subscribed to; rejects when the room may not be joined.
   */
  joined: Promise<void> = Promise.resolve();

  recheck(): void {
    for (const subscription of this.subscriptions) subscription.recheck();
  }

  end(): void {
    for (const subscription of this.subscriptions) subscription.leave();
  }
}
