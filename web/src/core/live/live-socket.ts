import { secondsToWait, tryAgainLater } from '@schema/rules/device/line';
import { createClient } from 'graphql-ws';
import { getToken, refuseToken } from '../auth.ts';
import { delayUntilOnline, reportConnectionLost, reportConnectionUp } from './connection.ts';
import { announceReconnect } from './reconnect.ts';

/** Close codes of the graphql-ws protocol. */
const unauthorized = 4401;
const forbidden = 4403;
const connectionTimeout = 4408;

const pingEveryMs = 20_000;
const pongWithinMs = 5_000;
const longestRetryMs = 20_000;

const url = () =>
  `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`;

let webSocket: WebSocket | undefined;
/** The token with which the socket was opened. */
let sentToken: string | null = null;
/** Not yet open: it sends the token of the moment in which it opens. */
let isOpening = false;
/** For how long the server asked us to stay away when it closed the socket. */
let requestedWaitMs = 0;
let pongTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Half to one and a half times the doubled wait: not all clients come at once to a server that has
 * just restarted.
 */
const retryDelay = (retries: number): number =>
  Math.min(1000 * 2 ** retries, longestRetryMs) * (0.5 + Math.random());

function onClosed(event: unknown): void {
  clearTimeout(pongTimer);
  isOpening = false;
  const { code, reason } = event instanceof CloseEvent ? event : { code: 0, reason: '' };
  requestedWaitMs = code === tryAgainLater ? 1000 * secondsToWait(reason) : 0;
  // The session was ended elsewhere: by a new password, a ban, or on another device.
  if (code === unauthorized) refuseToken(sentToken);
}

/**
 * The connection for subscriptions: opened with the first one, closed after the last. A lost
 * connection is opened again, with the token of that moment.
 */
export const liveSocket = createClient({
  url,
  lazy: true,
  keepAlive: pingEveryMs,
  connectionParams() {
    sentToken = getToken();
    return { token: sentToken };
  },
  retryAttempts: Infinity,
  async retryWait(retries) {
    reportConnectionLost();
    await delayUntilOnline(Math.max(requestedWaitMs, retryDelay(retries)));
  },
  shouldRetry: (event) => !(event instanceof CloseEvent && event.code === forbidden),
  on: {
    connecting: () => {
      isOpening = true;
    },
    opened: () => {
      isOpening = false;
    },
    connected(socket, _payload, wasRetry) {
      webSocket = socket as WebSocket;
      reportConnectionUp();
      if (wasRetry) announceReconnect();
    },
    // A phone that has changed networks keeps a socket that nobody answers: without a pong it is
    // closed and opened anew.
    ping(received) {
      if (received) return;
      pongTimer = setTimeout(() => webSocket?.close(connectionTimeout, 'No answer'), pongWithinMs);
    },
    pong: () => clearTimeout(pongTimer),
    closed: onClosed,
  },
});

/**
 * Another token counts from now on: where there are subscriptions the connection is opened again
 * with it. One that is still opening sends it by itself, and closing that would be a warning in the
 * browser's console.
 */
export function renewConnection(): void {
  if (!isOpening) liveSocket.terminate();
}
