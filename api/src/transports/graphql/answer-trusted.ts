import type { FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Context } from '../../core/context.ts';
import { maskError } from '../error-masking.ts';
import { assertDocumentLimits, countCommands } from './document-limits.ts';
import type { Executor } from './execute.ts';
import { type AnswerHead, isRefusal, markRefusal } from './refusals.ts';
import type { TrustedOperation } from './trusted-documents.ts';

/** A finished answer. */
export interface TrustedAnswer extends AnswerHead {
  text: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What Apollo Client says it reads, and the type that Apollo Server chooses for it. */
const responseType = 'application/graphql-response+json';
const types = new Map<string | undefined, string>([
  [`${responseType},application/json;q=0.9`, responseType],
  [`${responseType}, application/json`, responseType],
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
]);

const isWithinLimits = (
  { schema }: Executor,
  { document, operation }: TrustedOperation,
  variables: Record<string, unknown>,
): boolean => {
  // Further commands are charged for on the usual way.
  if (countCommands(document, operation) > 1) return false;
  try {
    assertDocumentLimits(schema, document, variables);
    return true;
  } catch {
    return false;
  }
};

/** As Apollo writes results: the errors first, and a line's end. */
const write = ({ data }: ExecutionResult, errors: unknown): string =>
  `${JSON.stringify({ errors, data })}\n`;

/**
 * Answers a trusted operation without Apollo: it was parsed and validated before, and asks what
 * Apollo asks of no other request. An answer is the same, letter for letter.
 * @param sent the body of the request, as JSON
 * @returns null before anything was done, for what is to be answered in the usual way: a request of
 * another shape, over a limit, or with variables that do not fit
 */
export async function answerTrusted(
  executor: Executor,
  trusted: TrustedOperation,
  context: Context,
  request: FastifyRequest,
  sent: { operationName?: unknown; variables?: unknown },
): Promise<TrustedAnswer | null> {
  const { accept, 'content-type': contentType = '' } = request.headers;
  const type = types.get(accept);
  const variables = sent.variables ?? {};
  const operationName = sent.operationName ?? undefined;
  if (
    request.method !== 'POST' ||
    type === undefined ||
    !contentType.startsWith('application/json') ||
    !isRecord(variables) ||
    (operationName !== undefined && operationName !== trusted.operation.name?.value) ||
    !isWithinLimits(executor, trusted, variables)
  )
    return null;
  const result = await executor.run({
    document: trusted.document,
    operationName: operationName as string | undefined,
    variables,
    context,
  });
  // Nothing was executed: the variables do not fit.
  if (result.data === undefined) return null;
  const head: AnswerHead = {
    status: 200,
    headers: new Map([['content-type', `${type}; charset=utf-8`]]),
  };
  const errors = result.errors?.map((error: GraphQLError) =>
    maskError(error, context.app.log, context.requestId),
  );
  const masked = { data: result.data, ...(errors ? { errors } : {}) };
  if (isRefusal(masked)) markRefusal(masked, head);
  return { ...head, text: write(result, errors) };
}
