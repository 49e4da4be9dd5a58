import type { SocketEventRow, SocketRoom } from '../../core/feature.ts';
import type { GroupMembership } from '../live/group.ts';
import type { LiveHub } from '../live/hub.ts';
import type { LiveOperation } from '../live/operation.ts';

interface PreparedEvent {
  row: SocketEventRow;
  operation: LiveOperation;
}

/** A room with the events of all features that name it, their documents parsed and checked. */
export interface PreparedRoom extends Omit<SocketRoom, 'events'> {
  events: PreparedEvent[];
}

/** Merges rooms that are joined by the same inbound event. @throws GraphQLError for a row with a wrong document */
export function prepareRooms(rooms: SocketRoom[], hub: Pick<LiveHub, 'prepare'>): PreparedRoom[] {
  const byJoin = new Map<string, PreparedRoom>();
  for (const room of rooms) {
    const events = room.events.map((row) => ({ row, operation: hub.prepare(row.document) }));
    byJoin.set(room.join, {
      ...room,
      events: [...(byJoin.get(room.join)?.events ?? []), ...events],
    });
  }
  return [...byJoin.values()];
}

/** Names the room of one post, profile or person. */
export const roomKey = (room: Pick<SocketRoom, 'join'>, id: string): string => `${room.join}:${id}`;

/** One connection in one room. */
export class RoomMembership {
  readonly subscriptions: GroupMembership[] = [];
  /** Settles when all events of the room are subscribed to; rejects when the room may not be joined. */
  joined: Promise<void> = Promise.resolve();

  recheck(): void {
    for (const subscription of this.subscriptions) subscription.recheck();
  }

  end(): void {
    for (const subscription of this.subscriptions) subscription.leave();
  }
}
