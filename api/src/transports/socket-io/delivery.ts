import type { GraphQLError } from 'graphql';
import type { Socket } from 'socket.io';
import type { Viewer } from '../../core/context.ts';
import type { SocketEventRow } from '../../core/feature.ts';
import { socketLimits } from '../../limits.ts';
import type { Subscriber } from '../live/group.ts';
import type { SocketRoomMembership } from './rooms.ts';

/**
 * Counts what a client has not read yet: packets that the engine holds, and bytes in its websocket.
 */
export class UnsentBytes {
  private held = 0;
  private readonly connection: Socket['conn'];

  constructor({ conn }: Pick<Socket, 'conn'>) {
    this.connection = conn;
    conn.on('packetCreate', ({ data }: { data?: unknown }) => {
      this.held += typeof data === 'string' ? data.length : 0;
    });
    conn.on('drain', () => {
      this.held = 0;
    });
  }

  count(): number {
    const transport = this.connection.transport as { socket?: { bufferedAmount?: number } };
    return this.held + (transport.socket?.bufferedAmount ?? 0);
  }
}

/** What a delivery needs of its connection. */
export interface Receiver {
  readonly socket: Pick<Socket, 'emit' | 'disconnect'> & { conn: Pick<Socket['conn'], 'close'> };
  readonly viewer: Viewer | null;
  readonly unsent: Pick<UnsentBytes, 'count'>;
  /** Leaves the socket room if this membership is still current. @returns whether it was */
  leaveIfCurrent(key: string, membership: SocketRoomMembership): boolean;
}

/** Emits one event of a socket room to one connection. */
export class SocketRoomSubscriber implements Subscriber {
  constructor(
    private readonly receiver: Receiver,
    private readonly key: string,
    private readonly membership: SocketRoomMembership,
    private readonly joinEvent: string,
    private readonly row: SocketEventRow,
  ) {}

  viewer(): Viewer | null {
    return this.receiver.viewer;
  }

  deliver(_json: string, data: unknown): void {
    const { socket, unsent } = this.receiver;
    // A client that does not read is cut off before it fills the memory.
    if (unsent.count() > socketLimits.unsentBytes) {
      socket.disconnect(true);
      return;
    }
    const payload = this.row.payload(data);
    if (payload !== undefined) socket.emit(this.row.event, payload);
  }

  /** Clients connect again by themselves after a closed line, not after `disconnect`. */
  reconnect(): void {
    this.receiver.socket.conn.close();
  }

  /**
   * Losing one event of a socket room ends the membership; the other events of the room say nothing
   * then.
   */
  revoke({ message }: GraphQLError): void {
    if (this.receiver.leaveIfCurrent(this.key, this.membership))
      this.receiver.socket.emit('failure', { event: this.joinEvent, message });
  }
}
