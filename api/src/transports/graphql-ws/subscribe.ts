import { CloseCode, MessageType, type SubscribeMessage, type SubscribePayload } from 'graphql-ws';
import type { Context } from '../../core/context.ts';
import { badUserInput, unauthenticated } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { socketLimits } from '../../limits.ts';
import { maskError } from '../error-masking.ts';
import type { LiveOperation } from '../live/operation.ts';
import { type Connection, Subscription } from './connection.ts';
import type { GraphqlWsServices } from './services.ts';

const contextOf = ({ app }: GraphqlWsServices, { viewer, ip, userAgent }: Connection): Context => ({
  app,
  viewer,
  requestId: newId(),
  ip,
  userAgent,
  cache: new Map(),
});

/** @throws UNAUTHENTICATED, BAD_USER_INPUT, or what is wrong with the document */
function prepare(
  { hub }: GraphqlWsServices,
  { viewer, subscriptions }: Connection,
  { query, operationName }: SubscribePayload,
): LiveOperation {
  // Every subscription needs a session: the document of a visitor is not even parsed.
  if (!viewer) throw unauthenticated();
  if (subscriptions.size >= socketLimits.subscriptionsPerSocket)
    throw badUserInput('Too many subscriptions on one connection');
  return hub.prepare(query, operationName);
}

async function start(
  services: GraphqlWsServices,
  connection: Connection,
  { id, payload }: SubscribeMessage,
): Promise<void> {
  const { app, hub } = services;
  const subscription = new Subscription(connection, id);
  const context = contextOf(services, connection);
  const clientError = (error: unknown): object => {
    const { message, extensions = {} } = maskError(error, app.log, context.requestId);
    return { message, extensions };
  };
  let operation: LiveOperation;
  try {
    operation = prepare(services, connection, payload);
  } catch (error) {
    connection.send({ id, type: MessageType.Error, payload: [clientError(error)] });
    return;
  }
  connection.subscriptions.set(id, subscription);
  try {
    const variables = { ...payload.variables };
    subscription.onSubscribed(await hub.subscribe(operation, variables, context, subscription));
  } catch (error) {
    if (subscription.isOver) return;
    connection.subscriptions.delete(id);
    connection.refuse(id, clientError(error));
  }
}

/** Handles `subscribe`; before the acknowledgement, or with an id in use, it closes the connection. */
export function subscribe(
  services: GraphqlWsServices,
  connection: Connection,
  message: SubscribeMessage,
): void {
  const { socket, state, subscriptions } = connection;
  if (state !== 'open') socket.close(CloseCode.Unauthorized, 'Unauthorized');
  else if (subscriptions.has(message.id))
    socket.close(
      CloseCode.SubscriberAlreadyExists,
      `Subscriber for ${message.id.slice(0, 80)} already exists`,
    );
  else void start(services, connection, message);
}

/** Handles `complete`: the client wants no more results. */
export function complete({ subscriptions }: Connection, id: string): void {
  subscriptions.get(id)?.end();
  subscriptions.delete(id);
}

/** Ends all subscriptions of a connection that closed. */
export function endAll({ subscriptions }: Connection): void {
  for (const subscription of subscriptions.values()) subscription.end();
  subscriptions.clear();
}
