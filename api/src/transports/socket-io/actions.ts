import { type GraphQLSchema, validate } from 'graphql';
import type { App } from '../../core/context.ts';
import type { SocketActionRow } from '../../core/feature.ts';
import { fieldsOf } from '../../core/rest/rest-input.ts';
import { appErrorOf, internalErrorText } from '../error-masking.ts';
import type { Executor } from '../graphql/execute.ts';
import type { SocketConnection } from './connection.ts';

/** @throws Error naming the action whose document does not fit the schema */
export function assertActionsFit(schema: GraphQLSchema, actions: readonly SocketActionRow[]): void {
  for (const { event, document } of actions) {
    const [wrong] = validate(schema, document);
    if (wrong) throw new Error(`${event}: ${wrong.message}`);
  }
}

/**
 * Does what an inbound event asks for.
 * @returns what is acknowledged, and whether it was refused
 */
async function act(
  { log }: Pick<App, 'log'>,
  executor: Executor,
  connection: SocketConnection,
  row: SocketActionRow,
  sent: unknown,
): Promise<{ isRefused: boolean; reply: unknown }> {
  const refused = (message: string) => ({ isRefused: true, reply: { message } });
  try {
    const variables = row.variables(fieldsOf(sent), connection.requestId);
    const context = connection.context();
    const { data, errors } = await executor.run({ document: row.document, variables, context });
    const [error] = errors ?? [];
    if (!error) return { isRefused: false, reply: row.reply(data) };
    throw error;
  } catch (error) {
    const known = appErrorOf(error);
    if (!known) log.error({ err: error, requestId: connection.requestId }, `${row.event} failed`);
    return refused(known?.message ?? internalErrorText);
  }
}

/**
 * Handles the inbound events that do something. Each is answered through its acknowledgement, a
 * refusal as `{ message }`; without one a refusal is emitted as `failure`. Events of one connection
 * are done in the order in which they came.
 */
export function handleActions(
  app: App,
  executor: Executor,
  connection: SocketConnection,
  actions: readonly SocketActionRow[],
): void {
  const { socket } = connection;
  let previous = Promise.resolve();
  const handle = async (
    row: SocketActionRow,
    sent: unknown,
    acknowledge: unknown,
  ): Promise<void> => {
    const { isRefused, reply } = await act(app, executor, connection, row, sent);
    if (typeof acknowledge === 'function') (acknowledge as (reply: unknown) => void)(reply);
    else if (isRefused) socket.emit('failure', { event: row.event, ...fieldsOf(reply) });
  };
  for (const row of actions)
    socket.on(row.event, (sent: unknown, acknowledge?: unknown) => {
      previous = previous.then(() => handle(row, sent, acknowledge));
    });
}
