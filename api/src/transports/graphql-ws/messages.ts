import { CloseCode, type Message, MessageType, parseMessage } from 'graphql-ws';
import type { RawData } from 'ws';
import { laterReason } from '../../../../schema/rules/line.ts';
import { type Allowance, addressKey } from '../../core/limits.ts';
import { isNestedDeeper } from '../../core/nesting.ts';
import { jsonLevels } from '../../limits.ts';
import { appErrorOf } from '../error-masking.ts';
import { closeCodes, closeOrTerminate } from './close.ts';
import type { GraphqlWsConnection } from './connection.ts';
import { initialise } from './initialise.ts';
import type { GraphqlWsServices } from './services.ts';
import { complete, subscribe } from './subscribe.ts';

/**
 * Counts a message for the person, or for the address as long as nobody is known.
 * @throws RATE_LIMITED
 */
const chargeMessage = (
  { app }: GraphqlWsServices,
  { viewer, ip }: GraphqlWsConnection,
): Promise<Allowance> =>
  viewer
    ? app.limits.consume('socketMessages', viewer.id)
    : app.limits.consume('socketMessagesPerIp', addressKey(ip));

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
      connection.socket.close(CloseCode.BadRequest, 'Invalid message received');
  }
}

/**
 * Handles one frame of a client. Over the limit of messages, or with what is no message, the
 * connection closes.
 */
export function handleMessage(
  services: GraphqlWsServices,
  connection: GraphqlWsConnection,
  data: RawData,
): void {
  const { socket } = connection;
  // The frame is handled without waiting for the limit: who exceeds it is closed a moment later.
  chargeMessage(services, connection).catch((error: unknown) => {
    const reason = laterReason('Too many messages', retrySeconds(error));
    closeOrTerminate(socket, closeCodes.tryAgainLater, reason);
  });
  const message = parse(data);
  if (message) dispatch(services, connection, message);
  else socket.close(CloseCode.BadRequest, 'Invalid message received');
}
