import { Socket } from 'node:net';

/** What breaks a connection to a server that says nothing. */
export const silence = (): Error =>
  Object.assign(new Error('the database server does not answer'), { code: 'ETIMEDOUT' });

/** A connection to the database server that knows how long it waits for an answer. */
export class DatabaseSocket extends Socket {
  /** When the last bytes came, by `performance.now`. */
  answeredAt = -Infinity;
  #bytesAnswered = 0;
  #askingSince: number | undefined;

  constructor() {
    super();
    this.on('data', () => {
      this.#bytesAnswered = this.bytesWritten;
      this.#askingSince = undefined;
      this.answeredAt = performance.now();
    });
  }

  get isAsking(): boolean {
    return this.connecting || this.bytesWritten > this.#bytesAnswered;
  }

  /** @returns the first of all looks since which it waits for an answer; Infinity while it rests */
  askingSince(now: number): number {
    this.#askingSince = this.isAsking ? (this.#askingSince ?? now) : undefined;
    return this.#askingSince ?? Infinity;
  }
}

/**
 * A connection to the database server that breaks when what was sent stays without any answer: a
 * server that froze, or a network that swallows everything, closes nothing by itself, and whoever
 * waits would wait for ever. One that rests may be silent.
 * @param silenceMilliseconds longer than the server lets a statement run
 */
export function databaseSocket(silenceMilliseconds: number): DatabaseSocket {
  const socket = new DatabaseSocket();
  socket.setTimeout(silenceMilliseconds).on('timeout', () => {
    if (socket.isAsking) socket.destroy(silence());
    // A timeout that passed is not counted again by itself.
    else socket.setTimeout(silenceMilliseconds);
  });
  return socket;
}
