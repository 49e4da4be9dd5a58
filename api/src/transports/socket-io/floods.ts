import type { IncomingMessage } from 'node:http';
import type { App } from '../../core/context.ts';
import { addressKey } from '../../core/limits.ts';
import { socketLimits } from '../../limits.ts';

/**
 * The address of a connection that went over a limit opens no sockets for
 * `socketLimits.floodSeconds`.
 */
export function blockAddress(app: App, ip: string): void {
  app.limits
    .block('socketOpeningsPerIp', addressKey(ip), socketLimits.floodSeconds)
    .catch((error: unknown) => {
      app.log.error({ err: error }, 'an address could not be blocked');
    });
}

/** A connection of Engine.IO, below the sockets of Socket.IO. */
export interface EngineConnection {
  readonly id: string;
  readonly request: IncomingMessage;
  on(event: 'packet', listener: () => void): unknown;
  once(event: 'close', listener: () => void): unknown;
  close(discard: boolean): unknown;
}

const windowMilliseconds = 60_000;

/**
 * Counts every packet of a connection, whoever it belongs to and whatever it says: pings, malformed
 * and unknown messages, sign-ins that are refused. Over `socketLimits.packetsPerMinute` the
 * connection is closed and its address is blocked.
 */
export function watchPackets(app: App, connection: EngineConnection, ip: string): void {
  let count = 0;
  let windowEnd = Date.now() + windowMilliseconds;
  connection.on('packet', () => {
    if (Date.now() > windowEnd) {
      count = 0;
      windowEnd = Date.now() + windowMilliseconds;
    }
    count += 1;
    if (count !== socketLimits.packetsPerMinute + 1) return;
    blockAddress(app, ip);
    connection.close(true);
  });
}
