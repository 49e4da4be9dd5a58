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
import type { Context } from '../core/context.ts';
import { tookTooLong } from '../core/errors.ts';
import { LRUCache } from '../core/lru.ts';
import { answerMilliseconds } from '../limits.ts';

export interface Execution {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | undefined;
  root?: unknown;
  context: Context;
}

export interface Executor {
  schema: GraphQLSchema;
  /** Runs an already validated document; errors are GraphQLErrors with the original one behind them. */
  run(execution: Execution): Promise<ExecutionResult>;
}

/** Documents whose compiled form is kept. */
const keptDocuments = 500;

/** Errors of compiled documents only look like GraphQLErrors: rebuilt, so that masking sees what was thrown. */
function rebuilt(error: unknown): GraphQLError {
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
 * Strings, numbers and enums leave as the database and the types hold them (a third of the execution of a feed page);
 * only where every enum's values are their own names.
 */
const compilerOptions = (schema: GraphQLSchema): Partial<CompilerOptions> => ({
  disableLeafSerialization: Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .every((type) => type.getValues().every(({ name, value }) => name === value)),
});

/** The answer, or after some seconds the refusal: nobody is left waiting behind what does not end. */
async function inTime(answer: Promise<ExecutionResult>): Promise<ExecutionResult> {
  let timer: NodeJS.Timeout | undefined;
  const refusal = new Promise<ExecutionResult>((resolve) => {
    timer = setTimeout(() => {
      resolve({
        data: null,
        errors: [new GraphQLError('too long', { originalError: tookTooLong() })],
      });
    }, answerMilliseconds);
  });
  try {
    return await Promise.race([answer, refusal]);
  } finally {
    clearTimeout(timer);
  }
}

/** Compiles each document once (graphql-jit); one that can't be compiled is interpreted. */
export function createExecutor(schema: GraphQLSchema): Executor {
  const compiled = new LRUCache<DocumentNode, Map<string, CompiledQuery | null>>(keptDocuments);
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
        ? inTime(answer)
        : answer);
      return result.errors ? { ...result, errors: result.errors.map(rebuilt) } : result;
    },
  };
}
