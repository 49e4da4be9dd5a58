import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { requestTexts } from '../../../schema/rules/request-texts.ts';
import {
  AppError,
  databaseAway,
  databaseFull,
  type ErrorCode,
  filesFull,
  isConnectionError,
  isDiskFull,
  isNoSpace,
  isOfAnotherSchema,
  isStatementTimeout,
  statuses,
  timedOut,
} from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { bodyBytes } from '../limits.ts';

/** Our codes, and those of Apollo for documents and requests. */
const knownCodes = new Set<unknown>([
  ...Object.keys(statuses),
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** The code of the upload scalar for a value that is no file. */
const notAFile = 'INVALID_UPLOAD_VALUE';

/** What clients read of an error that is none of theirs. */
export const internalErrorText = 'Something went wrong. Please try again.';

/** The AppError behind an error, however deep it is wrapped; null when there is none. */
export function appErrorOf(error: unknown): AppError | null {
  for (
    let current: unknown = error;
    current instanceof Error;
    current = (current as GraphQLError).originalError ?? current.cause
  )
    if (current instanceof AppError) return current;
  return null;
}

/**
 * Whether an error was made by GraphQL itself, for a wrong document or variable: nothing else
 * stands behind it.
 */
function isLanguageError({ originalError, extensions: { code } }: GraphQLError): boolean {
  if (code !== undefined && code !== notAFile && !knownCodes.has(code)) return false;
  // Apollo wraps such an error once more to give it a code.
  return (
    !originalError || (originalError instanceof GraphQLError && isLanguageError(originalError))
  );
}

/** What a failing database or a full disk means to people; null for any other error. */
function faultOf(error: unknown): AppError | null {
  if (isStatementTimeout(error)) return timedOut();
  if (isConnectionError(error)) return databaseAway();
  if (isDiskFull(error)) return databaseFull();
  return isNoSpace(error) ? filesFull() : null;
}

/**
 * What a client may see of an error. AppErrors and errors of the GraphQL language pass with their
 * text and code; a stopped statement and a database that is away or full are UNAVAILABLE; anything
 * else is logged, and becomes INTERNAL_SERVER_ERROR with a plain text and the id of the request.
 */
export function maskError(error: unknown, log: Log, requestId: string): GraphQLFormattedError {
  const graphQLError = error instanceof GraphQLError ? error : undefined;
  const original = graphQLError?.originalError ?? error;
  const known = appErrorOf(error);
  const app = known ?? faultOf(original);
  if (app && !known) log.warn({ err: original, requestId }, 'the database failed');
  else if (known?.cause)
    log.warn(
      { err: known.cause, requestId },
      isOfAnotherSchema(known.cause)
        ? 'a newer version has changed the database'
        : 'the file store failed',
    );
  const location = {
    ...(graphQLError?.locations ? { locations: graphQLError.locations } : {}),
    ...(graphQLError?.path ? { path: graphQLError.path } : {}),
  };
  if (app) return { message: app.message, ...location, extensions: app.extensions };
  if (graphQLError && isLanguageError(graphQLError)) {
    const { code } = graphQLError.extensions;
    return {
      message: graphQLError.message,
      ...location,
      extensions: { code: code === undefined || code === notAFile ? 'BAD_USER_INPUT' : code },
    };
  }
  log.error({ err: original, requestId }, 'an unexpected error');
  return {
    message: internalErrorText,
    ...location,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  };
}

export const bodyTooLargeText = requestTexts.bodyTooLarge(bodyBytes / 1024);

/** The text for a 4xx error of Fastify: its own, but where that speaks to programmers. */
export const clientErrorText = ({ message, code }: Error & { code?: string }): string =>
  code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? bodyTooLargeText : message;

/** The HTTP status of an error code; 400 for the codes of the GraphQL language. */
export const statusOf = (code: unknown): number =>
  statuses[code as ErrorCode] ?? (code === 'INTERNAL_SERVER_ERROR' ? 500 : 400);
