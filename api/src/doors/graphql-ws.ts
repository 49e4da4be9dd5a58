import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  CloseCode,
  type ConnectionInitMessage,
  GRAPHQL_TRANSPORT_WS_PROTOCOL,
  type Message,
  MessageType,
  parseMessage,
  type SubscribePayload,
} from 'graphql-ws';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { laterReason, tryAgainLater } from '../../../schema/rules/line.ts';
import type { App, Context } from '../core/context.ts';
import { badInput, signInFirst } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { addressKey } from '../core/limits.ts';
import { viewerOf } from '../features/identity/index.ts';
import { socketLimits } from '../limits.ts';
import { Connection, signOfLifeSeconds, Subscription } from './graphql-ws-connection.ts';
import type { LiveHub } from './live.ts';
import { appErrorOf, internalText, masked } from './mask.ts';
import { OpenCount } from './open-count.ts';
import type { Presence } from './presence.ts';
import { bearer } from './request.ts';

/** Close codes beside the protocol's; clients come back after both. */
const closeCodes = { tryAgainLater, goingAway: 1001 } as const;
/** How long a client may take to agree to a close. */
const closeMilliseconds = 1000;
/** How long a client may take to greet. */
const greetMilliseconds = 5000;

const tokenOf = (params: ConnectionInitMessage['payload']): string | undefined => {
  const given = params?.['token'] ?? params?.['authorization'] ?? params?.['Authorization'];
  return typeof given === 'string' ? (bearer(given) ?? given) : undefined;
};

/** How long a refusal tells to wait. */
const secondsOf = (error: unknown): number =>
  Number(appErrorOf(error)?.extensions['retryAfter'] ?? 1);

/** Closes, hears nothing more, and does not wait for a client that ignores it. */
function shut(socket: WebSocket, code: number, reason: string): void {
  socket.removeAllListeners('message');
  socket.close(code, reason);
  setTimeout(() => {
    socket.terminate();
  }, closeMilliseconds).unref();
}

/** Says no and lets go: whoever is refused must not keep the connection. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => {
    socket.destroy();
  });
}

export interface WsDoor {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/**
 * Subscriptions on `/graphql` by the protocol of graphql-ws. Its own server keeps several promises, closures and the
 * whole request for each subscription that waits: more than the socket itself (performance, point 5).
 */
export function graphqlWsDoor(
  app: App,
  hub: LiveHub,
  presence: Presence,
  addressOf: (request: IncomingMessage) => string,
): WsDoor {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: socketLimits.frameBytes,
    perMessageDeflate: false,
    handleProtocols: () => GRAPHQL_TRANSPORT_WS_PROTOCOL,
  });
  const connections = new WeakMap<WebSocket, Connection>();
  const contextOf = ({ viewer, ip, userAgent }: Connection): Context => ({
    app,
    viewer,
    requestId: newId(),
    ip,
    userAgent,
    cache: new Map(),
  });
  const shown = (error: unknown, requestId: string): object => {
    const { message, extensions = {} } = masked(error, app.log, requestId);
    return { message, extensions };
  };

  /** Sockets that are nobody's, by address: from their opening until it is known whose they are. */
  const visitors = new OpenCount(socketLimits.visitorSocketsPerIp);
  function leaveVisitors(connection: Connection): void {
    if (connection.isVisitor) visitors.leave(addressKey(connection.ip));
    connection.isVisitor = false;
  }

  async function greet(
    connection: Connection,
    params: ConnectionInitMessage['payload'],
  ): Promise<void> {
    const { socket } = connection;
    const token = tokenOf(params);
    const viewer = await viewerOf(app, token);
    if (token && !viewer) {
      socket.close(CloseCode.Unauthorized, 'Please sign in to continue.');
      return;
    }
    if (socket.readyState !== WebSocket.OPEN) return;
    connection.viewer = viewer;
    connection.token = token;
    if (viewer) leaveVisitors(connection);
    if (!presence.add(connection)) {
      socket.close(closeCodes.tryAgainLater, laterReason('Too many open connections'));
      return;
    }
    connection.state = 'open';
    connection.send({ type: MessageType.ConnectionAck });
  }

  async function subscribe(
    connection: Connection,
    id: string,
    { query, operationName, variables }: SubscribePayload,
  ): Promise<void> {
    const subscription = new Subscription(connection, id);
    const context = contextOf(connection);
    let operation: ReturnType<LiveHub['prepare']>;
    try {
      // Every subscription needs a session: nothing of a visitor's document is even parsed.
      if (!connection.viewer) throw signInFirst();
      if (connection.subscriptions.size >= socketLimits.subscriptionsPerSocket)
        throw badInput('Too many subscriptions on one connection');
      operation = hub.prepare(query, operationName);
    } catch (error) {
      connection.send({ id, type: MessageType.Error, payload: [shown(error, context.requestId)] });
      return;
    }
    connection.subscriptions.set(id, subscription);
    try {
      subscription.started(await hub.watch(operation, { ...variables }, context, subscription));
    } catch (error) {
      if (subscription.isOver) return;
      connection.subscriptions.delete(id);
      connection.refuse(id, shown(error, context.requestId));
    }
  }

  function take(connection: Connection, message: Message): void {
    const { socket, subscriptions } = connection;
    switch (message.type) {
      case MessageType.ConnectionInit:
        if (connection.state !== 'new') {
          socket.close(CloseCode.TooManyInitialisationRequests, 'Too many initialisation requests');
          return;
        }
        connection.state = 'greeting';
        clearTimeout(connection.greetTimer);
        connection.greetTimer = undefined;
        greet(connection, message.payload).catch((error: unknown) => {
          app.log.error({ err: error }, 'a connection could not be opened');
          socket.close(closeCodes.tryAgainLater, laterReason(internalText));
        });
        return;
      case MessageType.Ping:
        connection.send({
          type: MessageType.Pong,
          ...(message.payload ? { payload: message.payload } : {}),
        });
        return;
      case MessageType.Pong:
        return;
      case MessageType.Subscribe:
        if (connection.state !== 'open') socket.close(CloseCode.Unauthorized, 'Unauthorized');
        else if (subscriptions.has(message.id))
          socket.close(
            CloseCode.SubscriberAlreadyExists,
            `Subscriber for ${message.id.slice(0, 80)} already exists`,
          );
        else void subscribe(connection, message.id, message.payload);
        return;
      case MessageType.Complete:
        subscriptions.get(message.id)?.end();
        subscriptions.delete(message.id);
        return;
      case MessageType.ConnectionAck:
      case MessageType.Next:
      case MessageType.Error:
        socket.close(CloseCode.BadRequest, 'Invalid message received');
    }
  }

  // Handlers are shared by all sockets: each gets its connection by the socket.
  function onMessage(this: WebSocket, data: RawData): void {
    const connection = connections.get(this);
    if (!connection) return;
    const { viewer, ip } = connection;
    const taken = viewer
      ? app.limits.take('socketMessages', viewer.id)
      : app.limits.take('socketMessagesPerIp', addressKey(ip));
    taken.catch((error: unknown) => {
      shut(this, closeCodes.tryAgainLater, laterReason('Too many messages', secondsOf(error)));
    });
    let message: Message;
    try {
      message = parseMessage((data as Buffer).toString());
    } catch {
      this.close(CloseCode.BadRequest, 'Invalid message received');
      return;
    }
    take(connection, message);
  }
  function onPong(this: WebSocket): void {
    const connection = connections.get(this);
    if (connection) connection.isAlive = true;
  }
  function onClose(this: WebSocket): void {
    const connection = connections.get(this);
    if (!connection) return;
    clearTimeout(connection.greetTimer);
    leaveVisitors(connection);
    if (connection.state === 'open') presence.remove(connection);
    for (const subscription of connection.subscriptions.values()) subscription.end();
    connection.subscriptions.clear();
  }
  function onError(this: WebSocket, error: Error): void {
    app.log.debug({ err: error }, 'a socket failed');
  }

  function open(socket: WebSocket, request: IncomingMessage): void {
    const ip = addressOf(request);
    const connection = new Connection(socket, ip, request.headers['user-agent'] ?? '');
    visitors.enter(addressKey(ip));
    connections.set(socket, connection);
    connection.greetTimer = setTimeout(() => {
      socket.close(CloseCode.ConnectionInitialisationTimeout, 'Connection initialisation timeout');
    }, greetMilliseconds);
    socket.on('message', onMessage).on('pong', onPong).on('close', onClose).on('error', onError);
  }

  let second = 0;
  const signsOfLife = setInterval(() => {
    second = (second + 1) % signOfLifeSeconds;
    for (const socket of sockets.clients) {
      const connection = connections.get(socket);
      if (connection?.turn !== second || socket.readyState !== WebSocket.OPEN) continue;
      if (!connection.isAlive) {
        socket.terminate();
        continue;
      }
      connection.isAlive = false;
      socket.ping();
    }
  }, 1000);
  signsOfLife.unref();

  return {
    upgrade(request, socket, head) {
      if (
        request.headers['sec-websocket-protocol']
          ?.split(/,\s*/)
          .includes(GRAPHQL_TRANSPORT_WS_PROTOCOL) !== true
      ) {
        refuseUpgrade(socket, '400 Bad Request');
        return;
      }
      const key = addressKey(addressOf(request));
      app.limits.take('socketOpeningsPerIp', key).then(
        () => {
          if (visitors.hasRoom(key))
            sockets.handleUpgrade(request, socket, head, (ws) => {
              open(ws, request);
            });
          else refuseUpgrade(socket, '429 Too Many Requests');
        },
        () => {
          refuseUpgrade(socket, '429 Too Many Requests');
        },
      );
    },
    async close() {
      clearInterval(signsOfLife);
      for (const socket of sockets.clients) shut(socket, closeCodes.goingAway, 'Going away');
      await new Promise<void>((resolve) => {
        sockets.close(() => {
          resolve();
        });
      });
    },
  };
}
