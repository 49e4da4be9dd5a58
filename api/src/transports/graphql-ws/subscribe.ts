import { CloseCode, MessageType, type SubscribeMessage, type SubscribePayload } from 'graphql-ws';
import type { Context } from '../../core/context.ts';
import { badUserInput, unauthenticated } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { socketLimits } from '../../limits.ts';
import { chargeCaller } from '../charge-caller.ts';
import { maskError } from '../error-masking.ts';
import { isAnsweredOnce } from '../graphql/document-shape.ts';
import type { LiveOperation } from '../live/operation.ts';
import { closeOrTerminate } from './close.ts';
import { type GraphqlWsConnection, Subscription } from './connection.ts';
import type { GraphqlWsServices } from './services.ts';

const contextOf = (
  { app }: GraphqlWsServices,
  { viewer, ip, userAgent }: GraphqlWsConnection,
): Context => ({
  app,
  viewer,
  requestId: newId(),
  ip,
  userAgent,
  cache: new Map(),
});

/** @throws BAD_USER_INPUT: answers that are waited for count like subscriptions */
function assertHasRoom({ subscriptions }: GraphqlWsConnection): void {
  if (subscriptions.size >= socketLimits.subscriptionsPerSocket)
    throw badUserInput('Too many subscriptions on one connection');
}

/** @throws UNAUTHENTICATED, or what is wrong with the document */
function prepare(
  { hub }: GraphqlWsServices,
  { viewer }: GraphqlWsConnection,
  { query, operationName }: SubscribePayload,
): LiveOperation {
  // Every subscription needs a session: the document of a visitor is not even parsed.
  if (!viewer) throw unauthenticated();
  return hub.prepare(query, operationName);
}

/** Sends the one result of a query or mutation, unless the client wants it no more. */
async function answerOnce(
  services: GraphqlWsServices,
  connection: GraphqlWsConnection,
  { id, payload }: SubscribeMessage,
  context: Context,
  clientError: (error: unknown) => object,
): Promise<void> {
  const waiting = new Subscription(connection, id);
  connection.subscriptions.set(id, waiting);
  let result: object;
  try {
    await chargeCaller(context);
    result = await services.answer(context, payload);
  } catch (error) {
    result = { errors: [clientError(error)] };
  }
  if (waiting.isOver) return;
  connection.subscriptions.delete(id);
  connection.answer(id, result);
}

async function start(
  services: GraphqlWsServices,
  connection: GraphqlWsConnection,
  message: SubscribeMessage,
): Promise<void> {
  const { app, hub } = services;
  const { id, payload } = message;
  const context = contextOf(services, connection);
  const clientError = (error: unknown): object => {
    const { message: text, extensions = {} } = maskError(error, app.log, context.requestId);
    return { message: text, extensions };
  };
  let operation: LiveOperation;
  try {
    assertHasRoom(connection);
    if (isAnsweredOnce(payload.query, payload.operationName)) {
      await answerOnce(services, connection, message, context, clientError);
      return;
    }
    operation = prepare(services, connection, payload);
  } catch (error) {
    connection.send({ id, type: MessageType.Error, payload: [clientError(error)] });
    return;
  }
  const subscription = new Subscription(connection, id);
  connection.subscriptions.set(id, subscription);
  try {
    const variables = { ...payload.variables };
    subscription.onSubscribed(await hub.subscribe(operation, variables, context, subscription));
  } catch (error) {
    if (subscription.isOver) return;
    connection.subscriptions.delete(id);
    connection.answer(id, { errors: [clientError(error)] });
  }
}

/**
 * Handles `subscribe`; before the acknowledgement, or with an id in use, it closes the connection.
 */
export function subscribe(
  services: GraphqlWsServices,
  connection: GraphqlWsConnection,
  message: SubscribeMessage,
): void {
  const { socket, state, subscriptions } = connection;
  if (state !== 'open') closeOrTerminate(socket, CloseCode.Unauthorized, 'Unauthorized');
  else if (subscriptions.has(message.id))
    closeOrTerminate(
      socket,
      CloseCode.SubscriberAlreadyExists,
      `Subscriber for ${message.id.slice(0, 80)} already exists`,
    );
  else void start(services, connection, message);
}

/** Handles `complete`: the client wants no more results. */
export function complete({ subscriptions }: GraphqlWsConnection, id: string): void {
  subscriptions.get(id)?.end();
  subscriptions.delete(id);
}

/** Ends all subscriptions of a connection that closed. */
export function endAll({ subscriptions }: GraphqlWsConnection): void {
  for (const subscription of subscriptions.values()) subscription.end();
  subscriptions.clear();
}
