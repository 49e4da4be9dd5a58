import { type GraphQLSchema, validate } from 'graphql';
import type { App } from '../../core/context.ts';
import type { SocketCommandRow } from '../../core/feature.ts';
import { maskError } from '../error-masking.ts';
import type { Executor } from '../graphql/execute.ts';
import type { SocketConnection } from './connection.ts';

/** @throws Error naming the command whose document does not fit the schema */
export function assertCommands(schema: GraphQLSchema, commands: readonly SocketCommandRow[]): void {
  for (const { event, document } of commands) {
    const [wrong] = validate(schema, document);
    if (wrong) throw new Error(`${event}: ${wrong.message}`);
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** Executes one event. @returns what its acknowledgement holds, or `{ message }` for a refusal */
async function execute(
  app: App,
  executor: Executor,
  connection: SocketConnection,
  row: SocketCommandRow,
  payload: unknown,
): Promise<{ reply: unknown } | { message: string }> {
  const { requestId } = connection;
  try {
    const { data, errors } = await executor.run({
      document: row.document,
      variables: row.variables(asRecord(payload), requestId),
      context: connection.context(),
    });
    if (errors?.[0]) return { message: maskError(errors[0], app.log, requestId).message };
    return { reply: row.reply(data) };
  } catch (error) {
    return { message: maskError(error, app.log, requestId).message };
  }
}

/**
 * Handles the inbound events that do something, one after the other in the order in which they came: what belongs to a
 * call must not overtake it. Each is answered through its acknowledgement, a refusal with `{ message }`; without one a
 * refusal is emitted as `failure`.
 */
export function handleCommands(
  app: App,
  executor: Executor,
  connection: SocketConnection,
  commands: readonly SocketCommandRow[],
): void {
  const { socket } = connection;
  let last: Promise<void> = Promise.resolve();
  const handle = async (
    row: SocketCommandRow,
    payload: unknown,
    acknowledge: unknown,
  ): Promise<void> => {
    if (!socket.connected) return;
    const answer = await execute(app, executor, connection, row, payload);
    const isRefused = 'message' in answer;
    if (typeof acknowledge === 'function')
      (acknowledge as (reply: unknown) => void)(isRefused ? answer : answer.reply);
    else if (isRefused) socket.emit('failure', { event: row.event, ...answer });
  };
  for (const row of commands)
    socket.on(row.event, (payload: unknown, acknowledge?: unknown) => {
      last = last.then(() => handle(row, payload, acknowledge));
    });
}
