import type { WebSocket } from 'ws';
import { tryAgainLater } from '../../../../schema/rules/device/line.ts';

/** Close codes beside those of the protocol; clients come back after all of them. */
export const closeCodes = { tryAgainLater, goingAway: 1001, internalError: 1011 } as const;

/** How long a client may take to answer a close. */
const closeMilliseconds = 1000;

/**
 * Closes a socket, ignores what it still sends, and cuts it off when it does not answer the close.
 * A socket is closed in no other way: one that is only asked to close may go on for long.
 */
export function closeOrTerminate(socket: WebSocket, code: number, reason: string): void {
  socket.removeAllListeners('message');
  socket.close(code, reason);
  setTimeout(() => {
    socket.terminate();
  }, closeMilliseconds).unref();
}
