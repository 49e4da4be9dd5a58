import {
  ApolloServer,
  type ApolloServerOptionsWithGateway,
  type ApolloServerPlugin,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { ExecutionResult } from 'graphql';
import type { App, Context } from '../../core/context.ts';
import { badUserInput } from '../../core/errors.ts';
import { graphqlLimits } from '../../limits.ts';
import { chargeCaller } from '../charge-caller.ts';
import { maskError } from '../error-masking.ts';
import { assertDocumentLimits, countCommands } from './document-limits.ts';
import type { Execution, Executor } from './execute.ts';
import { isRefusal, markRefusal } from './refusals.ts';
import { assertMaySendText } from './trusted-documents.ts';

/**
 * Refuses operations over the limits before any resolver runs, charges each command of a mutation
 * like a request, and gives refusals their HTTP status and headers.
 */
const limitsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        // Its resolver expects an event, and over HTTP there is none.
        if (operation?.operation === 'subscription')
          throw badUserInput('Subscriptions are served over graphql-ws');
        assertDocumentLimits(schema, document, request.variables ?? {});
        const commands = operation ? countCommands(document, operation) : 1;
        // The request itself was charged when it came.
        if (commands > 1) await chargeCaller(contextValue, commands - 1);
      },
      willSendResponse: ({ response: { body, http } }) => {
        if (body.kind === 'single' && isRefusal(body.singleResult))
          markRefusal(body.singleResult, http);
        return Promise.resolve();
      },
    }),
};

/** Lets Apollo execute by our executor: a gateway is the place that it has for this. */
const gatewayOf = (
  executor: Executor,
  run: (execution: Execution) => Promise<ExecutionResult>,
): ApolloServerOptionsWithGateway<Context>['gateway'] => ({
  onSchemaLoadOrUpdate(callback) {
    callback({ apiSchema: executor.schema, coreSupergraphSdl: '' });
    return () => undefined;
  },
  load: () =>
    Promise.resolve({
      executor: ({ document, request, context }) =>
        run({
          document,
          operationName: request.operationName,
          variables: request.variables,
          context: context as Context,
        }),
    }),
  stop: () => Promise.resolve(),
});

/** Apollo's warnings and errors go to the log; what it says at start does not. */
const loggerOf = ({ log }: App) => ({
  debug() {},
  info() {},
  warn: (message?: string) => {
    log.warn(message);
  },
  error: (message?: string) => {
    log.error(message);
  },
});

/** The GraphQL server over our executor: Apollo parses, validates and speaks GraphQL over HTTP. */
export function createApollo(app: App, executor: Executor): ApolloServer<Context> {
  /** Which request an error belongs to: `formatError` does not get the context. */
  const requestIds = new WeakMap<object, string>();
  const run = async (execution: Execution): Promise<ExecutionResult> => {
    const result = await executor.run(execution);
    for (const error of result.errors ?? []) requestIds.set(error, execution.context.requestId);
    return result;
  };
  return new ApolloServer<Context>({
    gateway: gatewayOf(executor, run),
    introspection: app.config.playground,
    includeStacktraceInErrorResponses: false,
    // "Did you mean" would tell the schema's names where introspection is off.
    hideSchemaDetailsFromClientErrors: !app.config.playground,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    parseOptions: { maxTokens: graphqlLimits.tokens },
    documentStore: undefined,
    formatError: (formatted, error) => ({
      ...maskError(error, app.log, requestIds.get(error as object) ?? ''),
      ...(formatted.extensions?.['code'] === 'BAD_REQUEST'
        ? { extensions: formatted.extensions }
        : {}),
    }),
    plugins: [
      limitsPlugin,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    logger: loggerOf(app),
    stopOnTerminationSignals: false,
  });
}

/** A query or a mutation as a client sends it. */
interface SentOperation {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/**
 * Answers a query or a mutation that did not come over HTTP, with the same limits and the same
 * masked errors.
 */
export type AnswerOperation = (context: Context, sent: SentOperation) => Promise<object>;

/**
 * @throws FORBIDDEN as `assertMaySendText`; Error should Apollo deliver in parts, which nothing
 * here asks it to
 */
export const answerBy =
  (apollo: ApolloServer<Context>): AnswerOperation =>
  async (contextValue, { query, operationName, variables }) => {
    assertMaySendText(contextValue);
    const { body } = await apollo.executeOperation(
      {
        query,
        ...(operationName ? { operationName } : {}),
        ...(variables ? { variables } : {}),
      },
      { contextValue },
    );
    if (body.kind !== 'single') throw new Error('incremental delivery is not served');
    return body.singleResult;
  };
