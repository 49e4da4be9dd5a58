import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from '../../core/context.ts';
import { socketLimits } from '../../limits.ts';
import { connectionOf } from '../connections/connection.ts';
import { MinuteCount } from '../minute-count.ts';

/** Who floods opens no Socket.IO connection for `socketLimits.floodSeconds`. */
export function blockPerson(app: App, userId: string): void {
  app.limits
    .block('eventSocketsPerUser', userId, socketLimits.floodSeconds)
    .catch((error: unknown) => {
      app.log.error({ err: error }, 'a person who floods could not be blocked');
    });
}

/** A connection of Engine.IO, below the sockets of Socket.IO. */
export interface EngineConnection {
  readonly id: string;
  /** That opened it. */
  readonly request: IncomingMessage;
  readonly transport: { name: string };
  on(event: 'packet', listener: () => void): unknown;
  once(event: 'close', listener: () => void): unknown;
  close(discard: boolean): unknown;
}

/** How long a client may take to hang up by itself once it was told why. */
const wordsMilliseconds = 1000;
/** What is between two packets in a body of the polling transport. */
const separator = 0x1e;

/** What one connection has sent. */
class Meter {
  private readonly packets = new MinuteCount();
  private readonly requests = new MinuteCount();
  /** The TCP connections on which it is asked or answered now. */
  private readonly sockets = new Set<Socket>();
  userId: string | null = null;
  isOver = false;

  /** @param onFlood called once, when it goes over a limit */
  constructor(
    private readonly connection: EngineConnection,
    private readonly onFlood: (userId: string | null) => void,
  ) {}

  /** @returns whether so many packets more may come */
  hasRoomFor(packets: number): boolean {
    const most = this.userId ? socketLimits.packetsPerMinute : socketLimits.visitorPackets;
    return this.packets.soFar() + packets <= most;
  }

  takePacket(): boolean {
    const hasRoom = this.hasRoomFor(1);
    this.packets.add(1);
    return hasRoom;
  }

  takeRequest(): boolean {
    return this.requests.add(1) <= socketLimits.pollsPerMinute;
  }

  /** Keeps a TCP connection until its request is answered; for good once it is a WebSocket. */
  carry(socket: Socket, request?: IncomingMessage): void {
    this.sockets.add(socket);
    (request ?? socket).once('close', () => {
      this.sockets.delete(socket);
      // Its frames were too many already before they were packets.
      if (connectionOf(socket)?.isOver) this.cutOff();
    });
  }

  /** Ends the connection of one who floods. */
  cutOff(): void {
    if (!this.isOver) this.onFlood(this.userId);
    this.destroy();
  }

  /** Ends the connection, and what carries it. */
  destroy(): void {
    this.isOver = true;
    this.connection.close(true);
    for (const socket of this.sockets) socket.destroy();
  }
}

/** A request of Engine.IO, whose address it has parsed. */
type EngineRequest = IncomingMessage & { _query?: Record<string, string | undefined> };

/** Counts the packets in a body of the polling transport while it arrives. */
function countPackets(request: IncomingMessage, meter: Meter): void {
  let packets = 1;
  request.on('data', (chunk: Buffer | string) => {
    for (const byte of Buffer.from(chunk)) if (byte === separator) packets += 1;
    if (!meter.hasRoomFor(packets)) meter.cutOff();
  });
}

/**
 * Counts what arrives on Engine.IO's connections, whatever it says: pings, malformed and unknown
 * messages, sign-ins that are refused. Over `socketLimits.visitorPackets`, for a person
 * `socketLimits.packetsPerMinute`, the connection is destroyed, and the person waits. An address
 * does not: a whole hostel shares one, and its openings are limited. Frames of WebSockets are
 * counted before they come here (`transports/connections`).
 */
export class EngineFloods {
  private readonly meters = new Map<string, Meter>();
  private readonly byConnection = new WeakMap<object, Meter>();

  constructor(private readonly app: App) {}

  /** Whether a connection of that id is open. */
  isOpen(id: string): boolean {
    return this.meters.has(id);
  }

  /** Follows a connection that has just opened. */
  watch(connection: EngineConnection): void {
    const meter = new Meter(connection, (userId) => {
      if (userId) blockPerson(this.app, userId);
    });
    this.meters.set(connection.id, meter);
    this.byConnection.set(connection, meter);
    connection.once('close', () => {
      this.meters.delete(connection.id);
    });
    if (connection.transport.name === 'websocket') meter.carry(connection.request.socket);
    connection.on('packet', () => {
      if (!meter.takePacket()) meter.cutOff();
    });
  }

  /** From now on what a connection sends counts for a person. */
  noteSignIn(connection: object, userId: string): void {
    const meter = this.byConnection.get(connection);
    if (meter) meter.userId = userId;
  }

  /** Ends a connection whose client was told why, as soon as it had time to read it. */
  endAfterWords(connection: object): void {
    const meter = this.byConnection.get(connection);
    if (!meter) return;
    meter.isOver = true;
    setTimeout(() => {
      meter.destroy();
    }, wordsMilliseconds).unref();
  }

  /**
   * Looks at a request before Engine.IO does: requests of one connection are counted, and the
   * packets in a body while it arrives, before they are taken apart.
   */
  readonly admit = (request: EngineRequest, _response: unknown, next: () => void): void => {
    const meter = this.meters.get(request._query?.['sid'] ?? '');
    if (!meter) {
      next();
      return;
    }
    const isUpgrade = request.headers.upgrade !== undefined;
    meter.carry(request.socket, isUpgrade ? undefined : request);
    if (meter.isOver || !meter.takeRequest()) {
      meter.cutOff();
      return;
    }
    if (request.method === 'POST') countPackets(request, meter);
    next();
  };
}
