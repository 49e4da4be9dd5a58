import { CloseCode, type ConnectionInitMessage, MessageType } from 'graphql-ws';
import { WebSocket } from 'ws';
import { laterReason } from '../../../../schema/rules/device/line.ts';
import { accessTexts } from '../../../../schema/rules/identity/access-texts.ts';
import { addressKey } from '../../core/limits/limits.ts';
import { internalErrorText } from '../error-masking.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { closeCodes, closeOrTerminate } from './close.ts';
import type { GraphqlWsConnection } from './connection.ts';
import type { GraphqlWsServices } from './services.ts';

/** How long a client may take to send `connection_init`. */
const initMilliseconds = 5000;

type InitPayload = ConnectionInitMessage['payload'];

/**
 * The token of an init payload, bare or as a bearer header, under one of the names that clients
 * use.
 */
export function tokenOf(payload: InitPayload): string | undefined {
  const value = payload?.['token'] ?? payload?.['authorization'] ?? payload?.['Authorization'];
  return typeof value === 'string' ? (bearerToken(value) ?? value) : undefined;
}

/** Closes the connection unless it is initialised in time. */
export function startInitTimer(connection: GraphqlWsConnection): void {
  connection.initTimer = setTimeout(() => {
    closeOrTerminate(
      connection.socket,
      CloseCode.ConnectionInitialisationTimeout,
      'Connection initialisation timeout',
    );
  }, initMilliseconds);
}

/** From now on the connection does not count among the visitors of its address. */
export function releaseVisitor(
  { visitors }: GraphqlWsServices,
  connection: GraphqlWsConnection,
): void {
  if (connection.isVisitor) visitors.release(addressKey(connection.ip));
  connection.isVisitor = false;
  connection.visitorMessages = null;
}

/**
 * Finds the session behind the token, acknowledges the connection, or closes it: a stale token is
 * refused, none is a visitor.
 */
async function acknowledge(
  services: GraphqlWsServices,
  connection: GraphqlWsConnection,
  payload: InitPayload,
): Promise<void> {
  const { socket } = connection;
  const token = tokenOf(payload);
  const viewer = await services.viewerOf(token);
  if (token && !viewer) {
    closeOrTerminate(socket, CloseCode.Unauthorized, accessTexts.signIn);
    return;
  }
  if (socket.readyState !== WebSocket.OPEN) return;
  connection.viewer = viewer;
  connection.token = token;
  if (viewer) releaseVisitor(services, connection);
  if (!services.sessions.add(connection)) {
    closeOrTerminate(socket, closeCodes.tryAgainLater, laterReason('Too many open connections'));
    return;
  }
  connection.state = 'open';
  connection.send({ type: MessageType.ConnectionAck });
}

/** Handles `connection_init`; a second one closes the connection. */
export function initialise(
  services: GraphqlWsServices,
  connection: GraphqlWsConnection,
  payload: InitPayload,
): void {
  const { socket } = connection;
  if (connection.state !== 'new') {
    closeOrTerminate(
      socket,
      CloseCode.TooManyInitialisationRequests,
      'Too many initialisation requests',
    );
    return;
  }
  connection.state = 'initialising';
  clearTimeout(connection.initTimer);
  connection.initTimer = undefined;
  acknowledge(services, connection, payload).catch((error: unknown) => {
    services.app.log.error({ err: error }, 'a connection could not be initialised');
    closeOrTerminate(socket, closeCodes.tryAgainLater, laterReason(internalErrorText));
  });
}
