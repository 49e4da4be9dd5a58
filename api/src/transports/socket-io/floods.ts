import type { App } from '../../core/context.ts';
import { socketLimits } from '../../limits.ts';

/** Who floods opens no Socket.IO connection for `socketLimits.floodSeconds`. */
export function blockPerson(app: App, userId: string): void {
  app.limits
    .block('eventSocketsPerUser', userId, socketLimits.floodSeconds)
    .catch((error: unknown) => {
      app.log.error({ err: error }, 'a person who floods could not be blocked');
    });
}

/** A connection of Engine.IO, below the sockets of Socket.IO. */
export interface EngineConnection {
  readonly id: string;
  on(event: 'packet', listener: () => void): unknown;
  once(event: 'close', listener: () => void): unknown;
  close(discard: boolean): unknown;
}

/** Who signed in on a connection. */
const signedIn = new WeakMap<object, string>();

/** Keeps whose connection it is, to count its packets as theirs. */
export const noteSignIn = (connection: object, userId: string): void =>
  void signedIn.set(connection, userId);

const windowMilliseconds = 60_000;

/**
 * Counts every packet of a connection, whatever it says: pings, malformed and unknown messages,
 * sign-ins that are refused. Over `socketLimits.visitorPackets`, for a person
 * `socketLimits.packetsPerMinute`, the connection is closed, and the person waits. An address does
 * not: a whole hostel shares one, and its openings are limited.
 */
export function watchPackets(app: App, connection: EngineConnection): void {
  let count = 0;
  let windowEnd = Date.now() + windowMilliseconds;
  let isOver = false;
  connection.on('packet', () => {
    if (Date.now() > windowEnd) {
      count = 0;
      windowEnd = Date.now() + windowMilliseconds;
    }
    count += 1;
    const userId = signedIn.get(connection);
    const most = userId ? socketLimits.packetsPerMinute : socketLimits.visitorPackets;
    if (isOver || count <= most) return;
    isOver = true;
    if (userId) blockPerson(app, userId);
    connection.close(true);
  });
}
