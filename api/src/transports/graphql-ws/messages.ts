import { CloseCode, type Message, MessageType, parseMessage } from 'graphql-ws';
import { type RawData, WebSocket } from 'ws';
import { laterReason } from '../../../../schema/rules/device/line.ts';
import { addressKey } from '../../core/limits/limits.ts';
import { isNestedDeeper } from '../../core/limits/nesting.ts';
import { jsonLevels, socketLimits } from '../../limits.ts';
import { appErrorOf } from '../error-masking.ts';
import { closeCodes, closeOrTerminate } from './close.ts';
import type { GraphqlWsConnection } from './connection.ts';
import { initialise } from './initialise.ts';
import type { GraphqlWsServices } from './services.ts';
import { complete, subscribe } from './subscribe.ts';

function refuse({ socket }: GraphqlWsConnection, seconds: number): void {
  closeOrTerminate(socket, closeCodes.tryAgainLater, laterReason('Too many messages', seconds));
}

/**
 * Counts a message before it is read: for the socket, and at once. Those of all sockets of a
 * person count together, over all instances: the message is read meanwhile, and what comes behind
 * the one that was too many is not.
 * @returns false when the socket was cut off
 */
function isAdmitted(services: GraphqlWsServices, connection: GraphqlWsConnection): boolean {
  const { socket, viewer, ip, messages } = connection;
  if (viewer) {
    const isBounded = messages.add(1) <= socketLimits.messagesPerMinute;
    if (isBounded)
      services.app.limits.consume('socketMessages', viewer.id).catch((error: unknown) => {
        refuse(connection, retrySeconds(error));
      });
    else refuse(connection, messages.secondsLeft());
    return isBounded;
  }
  const isBounded =
    connection.visitorMessages?.take('', 1) !== false &&
    services.visitorMessages.take(addressKey(ip), 1);
  if (!isBounded) socket.terminate();
  return isBounded;
}

const retrySeconds = (error: unknown): number =>
  Number(appErrorOf(error)?.extensions['retryAfter'] ?? 1);

/** @returns null for what is no message of the protocol, or is nested too deeply for one */
function parse(data: RawData): Message | null {
  try {
    // The server's sockets have binaryType `nodebuffer`.
    const message = parseMessage((data as Buffer).toString());
    return isNestedDeeper(message, jsonLevels) ? null : message;
  } catch {
    return null;
  }
}

function dispatch(
  services: GraphqlWsServices,
  connection: GraphqlWsConnection,
  message: Message,
): void {
  switch (message.type) {
    case MessageType.ConnectionInit:
      initialise(services, connection, message.payload);
      return;
    case MessageType.Ping:
      connection.send({
        type: MessageType.Pong,
        ...(message.payload ? { payload: message.payload } : {}),
      });
      return;
    case MessageType.Pong:
      return;
    case MessageType.Subscribe:
      subscribe(services, connection, message);
      return;
    case MessageType.Complete:
      complete(connection, message.id);
      return;
    case MessageType.ConnectionAck:
    case MessageType.Next:
    case MessageType.Error:
      closeOrTerminate(connection.socket, CloseCode.BadRequest, 'Invalid message received');
  }
}

/**
 * Handles one message of a client. Over the limit of messages, or with what is no message, the
 * connection closes.
 */
export function handleMessage(
  services: GraphqlWsServices,
  connection: GraphqlWsConnection,
  data: RawData,
): void {
  const { socket } = connection;
  // What comes behind a close is not read.
  if (socket.readyState !== WebSocket.OPEN || !isAdmitted(services, connection)) return;
  const message = parse(data);
  if (message) dispatch(services, connection, message);
  else closeOrTerminate(socket, CloseCode.BadRequest, 'Invalid message received');
}
