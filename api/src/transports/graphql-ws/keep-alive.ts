import { WebSocket } from 'ws';

/**
 * Every connection is pinged once in so many seconds; one that did not answer the last ping is cut
 * off.
 */
export const keepAliveSeconds = 20;

/**
 * In which second of `keepAliveSeconds` a connection is pinged: connections spread over all of
 * them.
 */
export const randomKeepAliveSlot = (): number => Math.floor(Math.random() * keepAliveSeconds);

/** What the keep-alive needs of a connection. */
export interface PingedConnection {
  /** Set on every pong. */
  isAlive: boolean;
  readonly keepAliveSlot: number;
}

/**
 * Pings open sockets, by one timer for all of them.
 * @param sockets read anew every second
 * @returns stops it
 */
export function startKeepAlive(
  sockets: Iterable<WebSocket>,
  connectionOf: (socket: WebSocket) => PingedConnection | undefined,
): () => void {
  let slot = 0;
  const timer = setInterval(() => {
    slot = (slot + 1) % keepAliveSeconds;
    for (const socket of sockets) {
      const connection = connectionOf(socket);
      if (connection?.keepAliveSlot !== slot || socket.readyState !== WebSocket.OPEN) continue;
      if (!connection.isAlive) {
        socket.terminate();
        continue;
      }
      connection.isAlive = false;
      socket.ping();
    }
  }, 1000);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
