import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  bodyAfterAnswer,
  bytesBeforeRequest,
  requestsPerConnection,
} from '../../connection-limits.ts';
import type { Budget } from '../budget.ts';
import { BodyPieces } from './body-pieces.ts';
import { FrameMeter } from './frame-meter.ts';

/** A request and its answer, as Node hands them over. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Bytes that the parser of HTTP is given at a time: it makes objects of every request in them, and
 * is not to be stopped meanwhile. More while a body arrives.
 */
const slices = { smallest: 1024, largest: 8192 } as const;

/** Tells the listeners of a socket, past what `intercept` has put before them. */
const emit = (socket: Socket, event: string | symbol, values: readonly unknown[]): boolean =>
  EventEmitter.prototype.emit.call(socket, event, ...(values as unknown[]));

/** Bytes of the WebSockets of all connections, by the address of the client. */
export interface SocketBytes {
  budget: Budget;
  address: string;
}

/** A body that nobody may send is not worth reading. */
const isOfVisitor = ({ request, response }: Exchange): boolean =>
  response.statusCode === 401 || !request.headers.authorization;

/**
 * One connection of a client: what arrives on it is counted before anything parses it, and what
 * waits on it is bounded. Thousands are idle at a time, so it holds no closures.
 */
export class Connection {
  private inFlight = 0;
  private askedSince = 0;
  /** Requests that came before those in front of them were answered. */
  private waiting: Exchange[] = [];
  private slice: number = slices.smallest;
  private requests = 0;
  /** The last one, while its body arrives. */
  private arriving: IncomingMessage | null = null;
  /** What came since that belongs to no request. */
  private bytesOfNone = 0;
  /** Of the chunked body that arrives, if one does. */
  private pieces: BodyPieces | null = null;
  private frames: FrameMeter | null = null;
  private socketBytes: SocketBytes | null = null;
  /** What may still come of a body that was answered before its end. */
  private bytesAfterAnswer = Infinity;
  /** It was cut off, or sent what is no HTTP: nothing of it is looked at any more. */
  isOver = false;

  /**
   * @param address whom it counts for; null for a proxy, whose connections are others'
   * @param onCutOff told of a connection that went over a limit
   */
  constructor(
    readonly socket: Socket,
    readonly address: string | null,
    private readonly onCutOff: (connection: Connection) => void,
  ) {}

  /** Nothing is asked, nothing is answered, and it is no WebSocket. */
  get isIdle(): boolean {
    return this.inFlight === 0 && !this.frames;
  }

  /** Since when something has been asked on it without a pause; null for a WebSocket. */
  get busySince(): number | null {
    return this.frames ? null : this.askedSince;
  }

  /** From now on the frames of a WebSocket arrive. */
  upgrade(socketBytes: SocketBytes): void {
    this.frames = new FrameMeter();
    this.socketBytes = socketBytes;
  }

  /** Ends it at once, without a word. */
  cutOff(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.waiting = [];
    this.socket.destroy();
    this.onCutOff(this);
  }

  /** Hands on what arrived, as far as it is within the limits. */
  receive(chunk: Buffer): void {
    if (this.isOver) return;
    if (!this.frames) this.receiveRequests(chunk);
    else if (this.isPaid(chunk) && this.frames.admits(chunk)) emit(this.socket, 'data', [chunk]);
    else this.cutOff();
  }

  private isPaid({ length }: Buffer): boolean {
    return this.socketBytes?.budget.take(this.socketBytes.address, length) !== false;
  }

  private receiveRequests(chunk: Buffer): void {
    this.bytesAfterAnswer -= chunk.length;
    if (this.bytesAfterAnswer < 0) {
      this.cutOff();
      return;
    }
    for (let at = 0; at < chunk.length; ) {
      const before = this.requests;
      const isBody = this.arriving !== null;
      const part = chunk.subarray(at, at + this.slice);
      at += part.length;
      emit(this.socket, 'data', [part]);
      this.slice =
        this.requests === before ? Math.min(this.slice * 2, slices.largest) : slices.smallest;
      if (this.arriving?.complete) this.arriving = null;
      this.bytesOfNone = isBody || this.requests !== before ? 0 : this.bytesOfNone + part.length;
      if (this.pieces?.areTooMany || this.bytesOfNone > bytesBeforeRequest) this.cutOff();
      if (this.isOver || this.socket.destroyed) return;
      // The parser of a paused connection takes nothing, and frames are not its business.
      if (at < chunk.length && (this.socket.isPaused() || this.frames)) {
        this.socket.unshift(chunk.subarray(at));
        return;
      }
    }
  }

  /**
   * Takes a request up, or lets it wait until those in front of it are answered; too many end the
   * connection.
   */
  take(exchange: Exchange, handle: (exchange: Exchange) => void): void {
    if (this.isOver) return;
    this.requests += 1;
    this.arriving = exchange.request;
    this.bytesAfterAnswer = Infinity;
    this.pieces =
      exchange.request.headers['transfer-encoding'] === undefined
        ? null
        : new BodyPieces(exchange.request);
    if (this.inFlight < requestsPerConnection.atOnce) this.handle(exchange, handle);
    else if (this.waiting.length < requestsPerConnection.waiting) this.waiting.push(exchange);
    else this.cutOff();
  }

  private handle(exchange: Exchange, handle: (exchange: Exchange) => void): void {
    if (this.inFlight === 0) this.askedSince = performance.now();
    this.inFlight += 1;
    exchange.response.once('close', () => {
      this.inFlight -= 1;
      if (!exchange.request.complete)
        this.bytesAfterAnswer = isOfVisitor(exchange)
          ? bodyAfterAnswer.visitorBytes
          : bodyAfterAnswer.bytes;
      const next = this.socket.destroyed ? undefined : this.waiting.shift();
      if (next) this.handle(next, handle);
    });
    handle(exchange);
  }
}

const connections = new WeakMap<Socket, Connection>();

export const connectionOf = (socket: Socket): Connection | undefined => connections.get(socket);

function emitCounted(this: Socket, event: string | symbol, ...values: unknown[]): boolean {
  const connection = event === 'data' ? connections.get(this) : undefined;
  if (!connection) return emit(this, event, values);
  connection.receive(values[0] as Buffer);
  return true;
}

/** From now on the connection sees what arrives on its socket before anybody else does. */
export function intercept(connection: Connection): void {
  const { socket } = connection;
  connections.set(socket, connection);
  // The parser of HTTP reads from the system by itself until somebody else listens.
  const listen = (): void => undefined;
  socket.on('data', listen).off('data', listen);
  socket.emit = emitCounted;
}
