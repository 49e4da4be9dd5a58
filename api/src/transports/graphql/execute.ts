import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  isEnumType,
} from 'graphql';
import {
  type CompiledQuery,
  type CompilerOptions,
  compileQuery,
  isCompiledQuery,
} from 'graphql-jit';
import { Upload } from 'graphql-upload-ts';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../core/context.ts';
import { AppError, timedOut } from '../../core/errors.ts';
import { Turns } from '../../core/limits/turns.ts';
import {
  answerMilliseconds,
  executionsPerPerson,
  graphqlLimits,
  turnMilliseconds,
} from '../../limits.ts';

/** One call of a document that was validated before. */
export interface Execution {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | undefined;
  /** Of a subscription: the payload of the event. */
  root?: unknown;
  context: Context;
}

export interface Executor {
  schema: GraphQLSchema;
  /**
   * Executes a validated document. Errors are GraphQLErrors whose `originalError` is what was
   * thrown; after `answerMilliseconds` from the call's arrival the result is the error UNAVAILABLE,
   * unless the call brings files.
   */
  run(execution: Execution): Promise<ExecutionResult>;
}

/** Documents that are kept compiled. */
const compiledDocuments = 500;

/**
 * Makes a GraphQLError of an error of a compiled document, which only looks like one: masking reads
 * what was thrown.
 */
function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError && error.constructor === GraphQLError) return error;
  const { message, path, nodes, originalError, extensions } = error as GraphQLError;
  const original = originalError instanceof Error ? originalError : undefined;
  return new GraphQLError(message, {
    path: path ?? null,
    nodes: nodes ?? null,
    originalError: original ?? null,
    extensions: original instanceof GraphQLError ? original.extensions : extensions,
  });
}

/**
 * Leaf values are sent as the resolvers hold them: serialising each is a third of the execution of
 * a feed page.
 */
const compilerOptions: Partial<CompilerOptions> = { disableLeafSerialization: true };

/** @throws for an enum with a value that is not its own name: it would be sent as it is */
function assertEnumsAreTheirNames(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isEnumType))
    for (const { name, value } of type.getValues())
      if (value !== name) throw new Error(`${type.name}.${name} stands for ${String(value)}`);
}

const failed = (error: AppError): ExecutionResult => ({
  data: null,
  errors: [new GraphQLError(error.message, { originalError: error })],
});

/**
 * Executes a call of a person when it is their turn: it holds its turn until it has really ended,
 * or for `turnMilliseconds`, also where nobody waits for it any more, and is not begun when its
 * time is over. Visitors are
 * limited by their address, and events by `socketLimits`.
 */
async function inTurn(
  turns: Turns,
  { context: { app, viewer, arrivedAt, requestId }, root }: Execution,
  start: () => Promise<ExecutionResult> | ExecutionResult,
): Promise<ExecutionResult> {
  if (!viewer || root !== undefined) return start();
  const isOver = (): boolean =>
    arrivedAt !== undefined && performance.now() > arrivedAt + answerMilliseconds;
  try {
    return await turns.run(viewer.id, () => (isOver() ? failed(timedOut()) : start()), {
      milliseconds: turnMilliseconds,
      onOverdue() {
        app.log.error({ requestId }, 'a call does not end: its turn is given on');
      },
    });
  } catch (error) {
    if (error instanceof AppError) return failed(error);
    throw error;
  }
}

/**
 * The result, or when the call's time is over the error UNAVAILABLE: nobody waits for what does not
 * end.
 */
async function withTimeout(
  result: Promise<ExecutionResult>,
  arrivedAt = performance.now(),
): Promise<ExecutionResult> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<ExecutionResult>((resolve) => {
    timer = setTimeout(
      () => {
        resolve(failed(timedOut()));
      },
      arrivedAt + answerMilliseconds - performance.now(),
    );
  });
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Compiles each document once (graphql-jit); one that can't be compiled is interpreted.
 * @throws for an enum with a value that is not its own name
 */
export function createExecutor(schema: GraphQLSchema): Executor {
  assertEnumsAreTheirNames(schema);
  const turns = new Turns(executionsPerPerson.atOnce, executionsPerPerson.waiting);
  const compiled = new LRUCache<DocumentNode, Map<string, CompiledQuery | null>>({
    max: compiledDocuments,
  });
  const compile = (document: DocumentNode, operationName: string): CompiledQuery | null => {
    let byName = compiled.get(document);
    if (!byName) compiled.set(document, (byName = new Map<string, CompiledQuery | null>()));
    let query = byName.get(operationName);
    if (query === undefined) {
      const result = compileQuery(schema, document, operationName || undefined, compilerOptions);
      query = isCompiledQuery(result) ? result : null;
      byName.set(operationName, query);
    }
    return query;
  };
  return {
    schema,
    async run(execution) {
      const { document, operationName, variables = {}, root, context } = execution;
      const query = compile(document, operationName ?? '');
      const start = (): Promise<ExecutionResult> | ExecutionResult =>
        query
          ? query.query(root, context, variables)
          : execute({
              schema,
              document,
              operationName: operationName ?? null,
              variableValues: variables,
              rootValue: root,
              contextValue: context,
            });
      const bringsFiles = Object.values(variables).some((value) => value instanceof Upload);
      const answer = bringsFiles ? start() : inTurn(turns, execution, start);
      const result = await (answer instanceof Promise && !bringsFiles
        ? withTimeout(answer, context.arrivedAt)
        : answer);
      return result.errors
        ? { ...result, errors: result.errors.slice(0, graphqlLimits.errors).map(asGraphQLError) }
        : result;
    },
  };
}
