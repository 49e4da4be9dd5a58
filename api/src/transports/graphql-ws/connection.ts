import type { GraphQLError } from 'graphql';
import { CloseCode, MessageType } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Viewer } from '../../core/context.ts';
import { socketLimits } from '../../limits.ts';
import { Budget } from '../budget.ts';
import type { GroupMembership, Subscriber } from '../live/group.ts';
import { MinuteCount } from '../minute-count.ts';
import type { SessionSocket } from '../socket-sessions.ts';
import { closeCodes, closeOrTerminate } from './close.ts';
import { randomKeepAliveSlot } from './keep-alive.ts';

/**
 * One subscription of a connection. Results go straight to the socket, serialised once for all
 * subscribers.
 */
export class Subscription implements Subscriber {
  private membership: GroupMembership | undefined;
  isOver = false;

  constructor(
    private readonly connection: GraphqlWsConnection,
    private readonly id: string,
  ) {}

  get wantsInitialEvent(): boolean {
    return true;
  }

  viewer(): Viewer | null {
    return this.connection.viewer;
  }

  deliver(json: string): void {
    this.connection.write(`{"id":${JSON.stringify(this.id)},"type":"next","payload":${json}}`);
  }

  /** The hub accepted it; it may have ended meanwhile. */
  onSubscribed(membership: GroupMembership): void {
    if (this.isOver) membership.leave();
    else this.membership = membership;
  }

  recheck(): void {
    this.membership?.recheck();
  }

  reconnect(): void {
    closeOrTerminate(this.connection.socket, closeCodes.tryAgainLater, 'Results were missed.');
  }

  revoke({ message, extensions }: GraphQLError): void {
    this.isOver = true;
    this.connection.subscriptions.delete(this.id);
    this.connection.answer(this.id, { errors: [{ message, extensions }] });
  }

  end(): void {
    this.isOver = true;
    this.membership?.leave();
    this.membership = undefined;
  }
}

/**
 * A socket of the graphql-transport-ws protocol. Thousands wait at a time, so it holds no closures.
 */
export class GraphqlWsConnection implements SessionSocket {
  viewer: Viewer | null = null;
  token: string | undefined;
  state: 'new' | 'initialising' | 'open' = 'new';
  /** Answered since the last ping. */
  isAlive = true;
  readonly keepAliveSlot = randomKeepAliveSlot();
  readonly subscriptions = new Map<string, Subscription>();
  initTimer: NodeJS.Timeout | undefined;
  /** Counts among the visitors of its address, until it belongs to a person or closes. */
  isVisitor = true;
  /** What it says once somebody is known. */
  readonly messages = new MinuteCount();
  /** What it may say before anybody is known; dropped then. */
  visitorMessages: Budget | null = new Budget(socketLimits.visitorPackets, 60);

  constructor(
    readonly socket: WebSocket,
    readonly ip: string,
    readonly userAgent: string,
  ) {}

  write(text: string): void {
    const { socket } = this;
    if (socket.readyState !== WebSocket.OPEN) return;
    // A client that does not read is cut off before it fills the memory.
    if (socket.bufferedAmount > socketLimits.unsentBytes) socket.terminate();
    else socket.send(text);
  }

  send(message: object): void {
    this.write(JSON.stringify(message));
  }

  /** Sends the last result of an operation, and ends it. */
  answer(id: string, payload: object): void {
    this.send({ id, type: MessageType.Next, payload });
    this.send({ id, type: MessageType.Complete });
  }

  onViewerChanged(): void {
    for (const subscription of [...this.subscriptions.values()]) subscription.recheck();
  }

  onSessionEnded(): void {
    closeOrTerminate(this.socket, CloseCode.Unauthorized, 'Your session has ended.');
  }
}
