import type { App, Context, Shared, Viewer } from '../../core/context.ts';
import { maskError } from '../error-masking.ts';
import type { Executor } from '../graphql/execute.ts';
import type { LiveOperation, Variables } from './operation.ts';

/** What the subscribers of one group ask for. */
export interface SubscriptionRequest {
  operation: LiveOperation;
  /** Coerced. */
  variables: Variables;
  args: Variables;
  shared: Shared;
  /** The context of the subscriber who opened the group. */
  context: Context;
}

/** The topics whose events a request is answered for, each once. */
export const topicsOf = ({ operation, args, context }: SubscriptionRequest): string[] => [
  ...new Set([operation.field.topic(args, context.viewer)].flat()),
];

export interface LiveResult {
  /** The serialised GraphQL result, as it is sent. */
  json: string;
  data: unknown;
}

/**
 * A context to execute a result in: as the viewer where each gets their own, else as nobody, for
 * the shared audience.
 */
function resultContext(
  { operation, context, shared }: SubscriptionRequest,
  viewer: Viewer | null,
): Context {
  return {
    ...context,
    cache: new Map(),
    ...(operation.field.perViewer ? { viewer } : { viewer: null, shared }),
  };
}

/**
 * Executes and serialises the result of one event.
 * @param root the event's payload, or the payloads of a list of topics
 * @param viewer whom the result is for, where the field is `perViewer`
 * @returns undefined when the thing that the event names is gone
 */
export async function executeResult(
  app: App,
  executor: Executor,
  request: SubscriptionRequest,
  root: unknown,
  viewer: Viewer | null,
): Promise<LiveResult | undefined> {
  const context = resultContext(request, viewer);
  const {
    operation: { document },
    variables,
  } = request;
  const { data, errors } = await executor.run({ document, variables, root, context });
  if (!data) {
    app.log.debug({ errors, variables }, 'an event had no result');
    return undefined;
  }
  const json = JSON.stringify(
    errors
      ? { data, errors: errors.map((error) => maskError(error, app.log, context.requestId)) }
      : { data },
  );
  return { json, data };
}
