import { databaseSilenceMilliseconds } from '../../../limits.ts';
import { type DatabaseSocket, databaseSocket, silence } from './database-socket.ts';

/** A server that gives no byte for so long to whoever asks is asked whether it is there. */
const doubtMilliseconds = 1000;

/** All connections to the database server: whether it is heard on any of them. */
export class ServerLine {
  /** Known to be silent: nobody asks it before it has answered the one who asks beside. */
  isSilent = false;
  readonly #sockets = new Set<DatabaseSocket>();

  /** A connection of the pool; one that breaks at once while the server is silent. */
  socket(): DatabaseSocket {
    const socket = databaseSocket(databaseSilenceMilliseconds);
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    if (this.isSilent)
      setImmediate(() => {
        socket.destroy(silence());
      });
    return socket;
  }

  /** Whether somebody has waited for an answer for a second, and nobody had one meanwhile. */
  isDoubtful(now = performance.now()): boolean {
    const since = now - doubtMilliseconds;
    const sockets = [...this.#sockets];
    // All are looked at: each begins to count at the first look.
    const asking = sockets.filter((socket) => socket.askingSince(now) <= since);
    return asking.length > 0 && sockets.every(({ answeredAt }) => answeredAt <= since);
  }

  /** Breaks all connections: who waits on them, or for one, hears so now. */
  lose(): void {
    this.isSilent = true;
    for (const socket of this.#sockets) socket.destroy(silence());
  }

  regain(): void {
    this.isSilent = false;
  }
}
