import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { addressKey } from '../../core/limits/limits.ts';
import { socketLimits } from '../../limits.ts';
import { Budget } from '../budget.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import { internalErrorText } from '../error-masking.ts';
import { refuseUpgrade } from '../http/upgrades.ts';
import { closeCodes, closeOrTerminate } from './close.ts';
import { GraphqlWsConnection } from './connection.ts';
import { releaseVisitor, startInitTimer } from './initialise.ts';
import { startKeepAlive } from './keep-alive.ts';
import { handleMessage } from './messages.ts';
import type { GraphqlWsServices } from './services.ts';
import { endAll } from './subscribe.ts';

export interface GraphqlWsTransport {
  /** Answers an upgrade request to `/graphql` whose origin is allowed. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Open connections. */
  count(): number;
  close(): Promise<void>;
}

const speaksProtocol = (request: IncomingMessage): boolean =>
  request.headers['sec-websocket-protocol']
    ?.split(/,\s*/)
    .includes(GRAPHQL_TRANSPORT_WS_PROTOCOL) === true;

/**
 * Opens connections. All sockets share the same handlers, which find their connection by the
 * socket.
 */
function createConnector(services: GraphqlWsServices) {
  const connections = new WeakMap<WebSocket, GraphqlWsConnection>();

  function onMessage(this: WebSocket, data: RawData): void {
    const connection = connections.get(this);
    if (!connection) return;
    try {
      handleMessage(services, connection, data);
    } catch (error) {
      // Thrown out of a listener, it would end the whole server.
      services.app.log.error({ err: error }, 'a message of a socket failed');
      closeOrTerminate(this, closeCodes.internalError, internalErrorText);
    }
  }
  function onPong(this: WebSocket): void {
    const connection = connections.get(this);
    if (connection) connection.isAlive = true;
  }
  function onClose(this: WebSocket): void {
    const connection = connections.get(this);
    if (!connection) return;
    clearTimeout(connection.initTimer);
    releaseVisitor(services, connection);
    if (connection.state === 'open') services.sessions.remove(connection);
    endAll(connection);
  }
  function onError(this: WebSocket, error: Error): void {
    services.app.log.debug({ err: error }, 'a socket failed');
  }

  return {
    connectionOf: (socket: WebSocket): GraphqlWsConnection | undefined => connections.get(socket),
    open(socket: WebSocket, ip: string, userAgent: string): void {
      const connection = new GraphqlWsConnection(socket, ip, userAgent);
      services.visitors.acquire(addressKey(ip));
      connections.set(socket, connection);
      startInitTimer(connection);
      socket.on('message', onMessage).on('pong', onPong).on('close', onClose).on('error', onError);
    },
  };
}

/**
 * Operations on `/graphql` by the graphql-transport-ws protocol, with the messages and close codes
 * of the library but not its server (docs/decisions/graphql-ws-handlers.md).
 */
export function graphqlWsTransport(
  services: Omit<GraphqlWsServices, 'visitors' | 'visitorMessages'>,
  addressOf: (request: IncomingMessage) => string,
): GraphqlWsTransport {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: socketLimits.frameBytes,
    perMessageDeflate: false,
    handleProtocols: () => GRAPHQL_TRANSPORT_WS_PROTOCOL,
  });
  const visitors = new ConcurrencyLimit(socketLimits.visitorSocketsPerIp);
  const { points, seconds } = services.app.config.limits.socketMessagesPerIp;
  const visitorMessages = new Budget(points, seconds);
  const connector = createConnector({ ...services, visitors, visitorMessages });
  const stopKeepAlive = startKeepAlive(server.clients, connector.connectionOf);

  function open(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const ip = addressOf(request);
    if (visitors.hasCapacity(addressKey(ip)))
      server.handleUpgrade(request, socket, head, (ws) => {
        connector.open(ws, ip, request.headers['user-agent'] ?? '');
      });
    else refuseUpgrade(socket, '429 Too Many Requests');
  }

  return {
    upgrade(request, socket, head) {
      if (!speaksProtocol(request)) {
        refuseUpgrade(socket, '400 Bad Request');
        return;
      }
      services.app.limits.consume('socketOpeningsPerIp', addressKey(addressOf(request))).then(
        () => {
          open(request, socket, head);
        },
        () => {
          refuseUpgrade(socket, '429 Too Many Requests');
        },
      );
    },
    count: () => server.clients.size,
    async close() {
      stopKeepAlive();
      for (const socket of server.clients)
        closeOrTerminate(socket, closeCodes.goingAway, 'Going away');
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}
