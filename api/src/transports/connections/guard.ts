import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connectionLimits } from '../../connection-limits.ts';
import { addressKey } from '../../core/limits/limits.ts';
import type { Log } from '../../core/log.ts';
import { Budget } from '../budget.ts';
import { createClientAddress, createProxyCheck } from '../http/client-address.ts';
import { ArrivingBodies } from './arriving-bodies.ts';
import { Connection, connectionOf, type Exchange, intercept } from './connection.ts';
import { connectionCaps } from './descriptors.ts';
import { HeldBodies } from './held-bodies.ts';
import { OpenConnections } from './open-connections.ts';

const checkMilliseconds = 1000;
/** How often it is told that connections were cut off, and of how many addresses. */
const tellMilliseconds = 10_000;
const namedAddresses = 5;

/** Counts who was cut off, and writes a line about them now and then. */
class CutOffs {
  private connections = 0;
  private readonly addresses = new Set<string>();
  private toldAt = -Infinity;

  constructor(private readonly log: Log) {}

  add({ address }: Connection): void {
    this.connections += 1;
    if (this.addresses.size < namedAddresses) this.addresses.add(address ?? 'a proxy');
  }

  tell(now: number): void {
    if (this.connections === 0 || now - this.toldAt < tellMilliseconds) return;
    const { connections, addresses } = this;
    this.log.warn({ connections, addresses: [...addresses] }, 'connections were cut off');
    this.connections = 0;
    addresses.clear();
    this.toldAt = now;
  }
}

/** What is expected of us and we do not know ends the connection with its answer. */
const refuseExpectation = ({ response }: Exchange): void => {
  response.writeHead(417, { connection: 'close' }).end();
};

/** Puts what counts before what answers requests, whoever that is. */
function guardRequests(http: Server, bodies: ArrivingBodies): void {
  const handlers = http.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  const held = new HeldBodies();
  http.removeAllListeners('request');
  const handle = ({ request, response }: Exchange): void => {
    for (const handler of handlers) handler.call(http, request, response);
  };
  const count =
    (answer: (exchange: Exchange) => void) =>
    (request: IncomingMessage, response: ServerResponse): void => {
      const exchange = { request, response };
      const connection = connectionOf(request.socket);
      if (!connection) {
        answer(exchange);
        return;
      }
      bodies.add(exchange);
      held.add(exchange);
      connection.take(exchange, answer);
    };
  http.on('request', count(handle));
  // Node would answer these by itself, as many as come.
  http.on('checkExpectation', count(refuseExpectation));
}

/**
 * Bounds what arrives on all connections of a server, before anything is parsed: how many there
 * are, what waits on each, how slowly bodies come and what they hold, and the frames and bytes of
 * WebSockets. Who goes over a bound is cut off without a word. To be called when everything that
 * answers requests and upgrades listens already.
 * @param trustProxy as `createClientAddress` takes it: the address of a proxy is nobody's
 * @returns the open connections; stops watching them
 */
export function guardConnections(
  http: Server,
  log: Log,
  trustProxy: string | undefined,
): { open: OpenConnections; stop(): void } {
  const open = new OpenConnections(connectionCaps());
  const bodies = new ArrivingBodies();
  const cutOffs = new CutOffs(log);
  const isProxy = createProxyCheck(trustProxy);
  const addressOf = createClientAddress(trustProxy);
  const { bytes, seconds } = connectionLimits.socketBytes;
  const budget = new Budget(bytes, seconds);
  const onCutOff = (connection: Connection): void => {
    cutOffs.add(connection);
  };
  function onClose(this: Socket): void {
    const connection = connectionOf(this);
    if (connection) open.remove(connection);
  }
  http.on('connection', (socket: Socket) => {
    // A connection that is closed has no address any more.
    const { remoteAddress = 'unknown' } = socket;
    const address = isProxy(remoteAddress) ? null : addressKey(remoteAddress);
    const connection = new Connection(socket, address, onCutOff);
    if (!open.add(connection)) return;
    intercept(connection);
    socket.once('close', onClose);
  });
  http.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    connectionOf(socket as Socket)?.upgrade({ budget, address: addressKey(addressOf(request)) });
  });
  // What is no HTTP is answered elsewhere; what follows it is not parsed.
  http.prependListener('clientError', (_error: Error, socket: Duplex) => {
    const connection = connectionOf(socket as Socket);
    if (connection) connection.isOver = true;
  });
  guardRequests(http, bodies);
  const timer = setInterval(() => {
    const now = performance.now();
    bodies.check(now);
    cutOffs.tell(now);
  }, checkMilliseconds).unref();
  return {
    open,
    stop: () => {
      clearInterval(timer);
    },
  };
}
