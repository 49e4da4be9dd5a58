import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError, isStopped, statuses, tookTooLong, type ErrorCode } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { bodyBytes } from '../limits.ts';

const known = new Set<unknown>([
  ...Object.keys(statuses),
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

export const internalText = 'Something went wrong. Please try again.';

/** The AppError behind an error, however deep it was wrapped. */
export function appErrorOf(error: unknown): AppError | null {
  for (let e: unknown = error; e instanceof Error; e = (e as GraphQLError).originalError ?? e.cause)
    if (e instanceof AppError) return e;
  return null;
}

/** Made by the language itself, for a wrong document or variable: nothing stands behind it, or the same error before it got its code. */
function isOfLanguage({ originalError, extensions: { code } }: GraphQLError): boolean {
  if (code !== undefined && !known.has(code)) return false;
  return !originalError || (originalError instanceof GraphQLError && isOfLanguage(originalError));
}

/** What a client may see of an error: documented ones as they are, anything else a plain text with the request's id. Logs the latter. */
export function masked(error: unknown, log: Log, requestId: string): GraphQLFormattedError {
  const graphQLError = error instanceof GraphQLError ? error : undefined;
  const app =
    appErrorOf(error) ?? (isStopped(graphQLError?.originalError ?? error) ? tookTooLong() : null);
  const place = {
    ...(graphQLError?.locations ? { locations: graphQLError.locations } : {}),
    ...(graphQLError?.path ? { path: graphQLError.path } : {}),
  };
  if (app) return { message: app.message, ...place, extensions: app.extensions };
  const code = graphQLError?.extensions['code'];
  if (graphQLError && isOfLanguage(graphQLError)) {
    return {
      message: graphQLError.message,
      ...place,
      extensions: { code: code ?? 'BAD_USER_INPUT' },
    };
  }
  log.error({ err: graphQLError?.originalError ?? error, requestId }, 'an unexpected error');
  return {
    message: internalText,
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  };
}

export const bodyTooLarge = `The body is larger than ${bodyBytes / 1024} KB`;

/** What was wrong with a request that the server itself refused: its own words, but where they speak to programmers. */
export const plain = ({ message, code }: Error & { code?: string }): string =>
  code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? bodyTooLarge : message;

/** The HTTP status of an error code; 400 for those of the GraphQL language. */
export const statusOf = (code: unknown): number =>
  statuses[code as ErrorCode] ?? (code === 'INTERNAL_SERVER_ERROR' ? 500 : 400);
