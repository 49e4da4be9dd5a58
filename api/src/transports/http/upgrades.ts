import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Answers an upgrade request with an HTTP status and drops the connection: a refused client must
 * not keep it open.
 */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => {
    socket.destroy();
  });
}

export interface UpgradeRoutes {
  /** Paths that begin so answer upgrades by themselves. */
  ignoredPrefix: string;
  /** The one path that is served, and by what. */
  path: string;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  isAllowedOrigin(request: IncomingMessage): boolean;
}

/**
 * Routes upgrade requests: 404 for an unknown path, 403 for a foreign origin.
 * @returns destroys every upgraded connection: the HTTP server does not know them any more
 */
export function routeUpgrades(server: Server, routes: UpgradeRoutes): () => void {
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    // Node hands the connection over without an error listener: one that breaks must not stop the
    // process.
    socket.on('error', () => {
      socket.destroy();
    });
    upgraded.add(socket);
    socket.once('close', () => {
      upgraded.delete(socket);
    });
    const path = request.url?.split('?')[0] ?? '';
    if (path.startsWith(routes.ignoredPrefix)) return;
    if (path !== routes.path) refuseUpgrade(socket, '404 Not Found');
    else if (routes.isAllowedOrigin(request)) routes.upgrade(request, socket, head);
    else refuseUpgrade(socket, '403 Forbidden');
  });
  return () => {
    for (const socket of upgraded) socket.destroy();
  };
}
