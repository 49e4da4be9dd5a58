import type { GraphQLError } from 'graphql';
import { CloseCode, MessageType } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Viewer } from '../core/context.ts';
import { socketLimits } from '../limits.ts';
import type { Watcher, Watching } from './live.ts';
import type { OpenSocket } from './presence.ts';

/** Every connection is asked for a sign of life once in so many seconds; one that gave none since the last time is cut off. */
export const signOfLifeSeconds = 20;

/** One subscription of a connection. What the hub tells goes straight to the socket, serialised once for all. */
export class Subscription implements Watcher {
  get isGreeted(): boolean {
    return true;
  }

  private watching: Watching | undefined;
  isOver = false;

  constructor(
    private readonly connection: Connection,
    private readonly id: string,
  ) {}

  viewer(): Viewer | null {
    return this.connection.viewer;
  }

  deliver(json: string): void {
    this.connection.write(`{"id":${JSON.stringify(this.id)},"type":"next","payload":${json}}`);
  }

  started(watching: Watching): void {
    if (this.isOver) watching.stop();
    else this.watching = watching;
  }

  recheck(): void {
    this.watching?.recheck();
  }

  shut({ message, extensions }: GraphQLError): void {
    this.isOver = true;
    this.connection.subscriptions.delete(this.id);
    this.connection.refuse(this.id, { message, extensions });
  }

  end(): void {
    this.isOver = true;
    this.watching?.stop();
    this.watching = undefined;
  }
}

/** A socket of the protocol graphql-transport-ws. Thousands of them wait at a time: it holds what it needs and no closures. */
export class Connection implements OpenSocket {
  viewer: Viewer | null = null;
  token: string | undefined;
  state: 'new' | 'greeting' | 'open' = 'new';
  isAlive = true;
  /** In which second of `signOfLifeSeconds` it is asked for a sign of life. */
  readonly turn = Math.floor(Math.random() * signOfLifeSeconds);
  readonly subscriptions = new Map<string, Subscription>();
  greetTimer: NodeJS.Timeout | undefined;
  /** Counted among the visitors of its address: until it is known whose it is. */
  isVisitor = true;

  constructor(
    readonly socket: WebSocket,
    readonly ip: string,
    readonly userAgent: string,
  ) {}

  write(text: string): void {
    const { socket } = this;
    if (socket.readyState !== WebSocket.OPEN) return;
    // A client that does not read is cut off before it fills our memory.
    if (socket.bufferedAmount > socketLimits.unsentBytes) socket.terminate();
    else socket.send(text);
  }

  send(message: object): void {
    this.write(JSON.stringify(message));
  }

  /** Says why a subscription gets nothing, or nothing more, and that it is over. */
  refuse(id: string, reason: object): void {
    this.send({ id, type: MessageType.Next, payload: { errors: [reason] } });
    this.send({ id, type: MessageType.Complete });
  }

  changed(): void {
    for (const subscription of [...this.subscriptions.values()]) subscription.recheck();
  }

  end(): void {
    this.socket.close(CloseCode.Unauthorized, 'Your session has ended.');
  }
}
