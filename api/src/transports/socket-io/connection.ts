import type { Socket } from 'socket.io';
import type { Context, Viewer } from '../../core/context.ts';
import { newId } from '../../core/ids.ts';
import { appErrorOf } from '../error-masking.ts';
import type { SocketServices } from '../socket-services.ts';
import type { SessionSocket } from '../socket-sessions.ts';
import { type Receiver, SocketRoomSubscriber, UnsentBytes } from './delivery.ts';
import { type PreparedSocketRoom, SocketRoomMembership, socketRoomKey } from './rooms.ts';

/** What all connections share. */
export interface SocketIoServices extends Pick<SocketServices, 'app' | 'hub'> {
  rooms: PreparedSocketRoom[];
}

/** A signed-in socket and the socket rooms that it is in. */
export class SocketConnection implements SessionSocket, Receiver {
  readonly unsent: UnsentBytes;
  readonly requestId = newId();
  readonly userId: string;
  viewer: Viewer | null;
  private readonly memberships = new Map<string, SocketRoomMembership>();

  constructor(
    private readonly services: SocketIoServices,
    readonly socket: Socket,
    viewer: Viewer,
    readonly token: string,
    private readonly ip: string,
  ) {
    this.viewer = viewer;
    this.userId = viewer.id;
    this.unsent = new UnsentBytes(socket);
  }

  get socketRoomsCount(): number {
    return this.memberships.size;
  }

  /** Joins a socket room, or waits for a join in progress. @throws why it may not be joined */
  join(room: PreparedSocketRoom, id: string): Promise<void> {
    const key = socketRoomKey(room, id);
    const known = this.memberships.get(key);
    if (known) return known.joined;
    const membership = new SocketRoomMembership();
    this.memberships.set(key, membership);
    membership.joined = this.subscribe(room, id, membership);
    return membership.joined;
  }

  /**
   * Joins the personal socket rooms, as every connection does; who may see no event of one is not
   * in it.
   */
  joinPersonalSocketRooms(): void {
    const { app, rooms } = this.services;
    for (const room of rooms.filter(({ isPersonal }) => isPersonal)) {
      this.join(room, this.userId).catch((error: unknown) => {
        if (!appErrorOf(error))
          app.log.error({ err: error }, 'a personal room could not be joined');
      });
    }
  }

  leave(key: string): void {
    const membership = this.memberships.get(key);
    this.memberships.delete(key);
    membership?.end();
  }

  leaveIfCurrent(key: string, membership: SocketRoomMembership): boolean {
    const isCurrent = this.memberships.get(key) === membership;
    if (isCurrent) this.leave(key);
    return isCurrent;
  }

  leaveAll(): void {
    for (const key of [...this.memberships.keys()]) this.leave(key);
  }

  onSessionEnded(): void {
    this.socket.disconnect(true);
  }

  onViewerChanged(): void {
    for (const membership of [...this.memberships.values()]) membership.recheck();
    // Which events of a personal socket room a person may see depends on the account.
    for (const room of this.services.rooms)
      if (room.isPersonal) this.leave(socketRoomKey(room, this.userId));
    this.joinPersonalSocketRooms();
  }

  /**
   * Subscribes to the events of a socket room: to all of them or none, of a personal room to those
   * that the person may see.
   */
  private async subscribe(
    room: PreparedSocketRoom,
    id: string,
    membership: SocketRoomMembership,
  ): Promise<void> {
    const key = socketRoomKey(room, id);
    let refusal: unknown;
    for (const { row, operation } of room.events) {
      const subscriber = new SocketRoomSubscriber(this, key, membership, room.join, row);
      try {
        membership.subscriptions.push(
          await this.services.hub.subscribe(
            operation,
            row.variables(id),
            this.context(),
            subscriber,
          ),
        );
      } catch (error) {
        refusal = error;
        if (!room.isPersonal || !appErrorOf(error)) break;
      }
    }
    const isPartial = room.isPersonal && membership.subscriptions.length > 0;
    const isRefused = refusal !== undefined && !(isPartial && appErrorOf(refusal));
    const isCurrent = this.memberships.get(key) === membership;
    // The room may have been left, or revoked, while it was joined.
    if (isRefused || !isCurrent) membership.end();
    if (!isRefused) return;
    if (isCurrent) this.memberships.delete(key);
    throw refusal;
  }

  /** A request of this person, as of now. */
  context(): Context {
    return {
      app: this.services.app,
      viewer: this.viewer,
      requestId: this.requestId,
      ip: this.ip,
      userAgent: this.socket.handshake.headers['user-agent'] ?? '',
      cache: new Map(),
    };
  }
}
