import {
  execute,
  GraphQLError,
  isEnumType,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import {
  compileQuery,
  isCompiledQuery,
  type CompiledQuery,
  type CompilerOptions,
} from 'graphql-jit';
import { Upload } from 'graphql-upload-ts';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../core/context.ts';
import { timedOut } from '../../core/errors.ts';
import { answerMilliseconds, graphqlLimits } from '../../limits.ts';

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
   * Executes a validated document. Errors are GraphQLErrors whose `originalError` is what was thrown; after
   * `answerMilliseconds` from the call's arrival the result is the error UNAVAILABLE, unless the call brings files.
   */
  run(execution: Execution): Promise<ExecutionResult>;
}

/** Documents that are kept compiled. */
const compiledDocuments = 500;

/** Makes a GraphQLError of an error of a compiled document, which only looks like one: masking reads what was thrown. */
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
 * Leaf values are sent as the resolvers hold them: serialising each is a third of the execution of a feed page. This
 * needs enums whose values are their own names, as all of ours are.
 */
const compilerOptions = (schema: GraphQLSchema): Partial<CompilerOptions> => ({
  disableLeafSerialization: Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .every((type) => type.getValues().every(({ name, value }) => name === value)),
});

/** The result, or when the call's time is over the error UNAVAILABLE: nobody waits for what does not end. */
async function withTimeout(
  result: Promise<ExecutionResult>,
  arrivedAt = performance.now(),
): Promise<ExecutionResult> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<ExecutionResult>((resolve) => {
    timer = setTimeout(
      () => {
        resolve({
          data: null,
          errors: [new GraphQLError('too long', { originalError: timedOut() })],
        });
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

/** Compiles each document once (graphql-jit); one that can't be compiled is interpreted. */
export function createExecutor(schema: GraphQLSchema): Executor {
  const compiled = new LRUCache<DocumentNode, Map<string, CompiledQuery | null>>({
    max: compiledDocuments,
  });
  const options = compilerOptions(schema);
  const compile = (document: DocumentNode, operationName: string): CompiledQuery | null => {
    let byName = compiled.get(document);
    if (!byName) compiled.set(document, (byName = new Map<string, CompiledQuery | null>()));
    let query = byName.get(operationName);
    if (query === undefined) {
      const result = compileQuery(schema, document, operationName || undefined, options);
      query = isCompiledQuery(result) ? result : null;
      byName.set(operationName, query);
    }
    return query;
  };
  return {
    schema,
    async run({ document, operationName, variables = {}, root, context }) {
      const query = compile(document, operationName ?? '');
      const answer = query
        ? query.query(root, context, variables)
        : execute({
            schema,
            document,
            operationName: operationName ?? null,
            variableValues: variables,
            rootValue: root,
            contextValue: context,
          });
      const result = await (answer instanceof Promise &&
      !Object.values(variables).some((value) => value instanceof Upload)
        ? withTimeout(answer, context.arrivedAt)
        : answer);
      return result.errors
        ? { ...result, errors: result.errors.slice(0, graphqlLimits.errors).map(asGraphQLError) }
        : result;
    },
  };
}
