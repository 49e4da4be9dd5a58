import { GraphQLError } from 'graphql';
import { type z } from 'zod';
import { accessTexts, wrongCredentials } from '../../../schema/rules/identity/access-texts.ts';
import { requestTexts } from '../../../schema/rules/request-texts.ts';

/** All error codes and their HTTP statuses: REST answers by the status, GraphQL by the code. */
export const statuses = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  LENGTH_REQUIRED: 411,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statuses;

/** When to ask again for what is unavailable, where nothing more is known. */
const defaultRetryAfterSeconds = 3;

/** An error whose text is meant for people. Any other error reaches clients as a plain 500. */
export class AppError extends GraphQLError {
  /** @param extensions UNAVAILABLE has `retryAfter` in any case */
  constructor(
    readonly code: ErrorCode,
    message: string,
    extensions: Record<string, unknown> = {},
  ) {
    const retryAfter = code === 'UNAVAILABLE' ? { retryAfter: defaultRetryAfterSeconds } : {};
    super(message, { extensions: { code, ...retryAfter, ...extensions } });
    this.name = 'AppError';
  }
}

/** 401: nobody is signed in, or the session ended. */
export const unauthenticated = (message: string = accessTexts.signIn) =>
  new AppError('UNAUTHENTICATED', message);
/** 401: what was sent beside the token is refused; the token itself may be good, and stays. */
export const credentialsRefused = (message: string) =>
  new AppError('UNAUTHENTICATED', message, { reason: wrongCredentials });
/** 403: this person may not. */
export const forbidden = (message: string) => new AppError('FORBIDDEN', message);
/** 404: it does not exist, or this person may not know that it does. */
export const notFound = (message: string) => new AppError('NOT_FOUND', message);
/** 409: things have changed meanwhile, or it is done already; `fields` as of BAD_USER_INPUT. */
export const conflict = (message: string, fields?: Record<string, string>) =>
  new AppError('CONFLICT', message, fields && { fields });
/** 400: the input breaks its rule; `fields` has a text for each wrong field by its path. */
export const badUserInput = (message: string, fields: Record<string, string> = {}) =>
  new AppError('BAD_USER_INPUT', message, { fields });
/** 400: one field breaks its rule, with the text that stands at the field. */
export const invalidField = (field: string, text: string) => badUserInput(text, { [field]: text });
/** 411: a body must say how long it is. */
export const lengthRequired = (message: string) => new AppError('LENGTH_REQUIRED', message);
/** 413: more bytes, or more words, than are taken. */
export const tooLarge = (message: string) => new AppError('TOO_LARGE', message);
/** 415: a file or a body of a kind that is not taken. */
export const unsupportedType = (message: string) => new AppError('UNSUPPORTED_TYPE', message);
/** 429: over a limit, until so many seconds have passed (at least one is answered). */
export const rateLimited = (seconds: number, message: string = requestTexts.tooMany) =>
  new AppError('RATE_LIMITED', message, { retryAfter: Math.max(1, Math.ceil(seconds)) });

/** 503: the database server is away, frozen or starting. */
export const databaseAway = () => new AppError('UNAVAILABLE', requestTexts.databaseAway);
/** 503: too many others wait for the same rows, or for a table. */
export const databaseBusy = () => new AppError('UNAVAILABLE', requestTexts.databaseBusy);
/** 503: the database has no room left. People can still read. */
export const databaseFull = () =>
  new AppError('UNAVAILABLE', requestTexts.databaseFull, { retryAfter: 60 });
/** 503, with what it was for the log. */
const unavailableFor = (message: string, cause: unknown, retryAfter?: number): AppError =>
  Object.assign(new AppError('UNAVAILABLE', message, retryAfter ? { retryAfter } : {}), { cause });
/** 503: a newer version, which is being brought in, has taken away what is asked for. */
export const databaseChanged = (cause: unknown) =>
  unavailableFor(requestTexts.beingUpdated, cause, 60);
/** 503: the file store can't be reached, or refuses. */
export const filesAway = (cause?: unknown) => unavailableFor(requestTexts.filesAway, cause);
/** 503: the file store, or the disk that files pass through, has no room left. */
export const filesFull = (cause?: unknown) => unavailableFor(requestTexts.filesFull, cause, 60);
/** 503: a code or link by mail would reach nobody, because no mail server is named. */
export const mailMissing = () =>
  new AppError('UNAVAILABLE', requestTexts.mailMissing, { retryAfter: 60 });
/** 503: stopped after `answerMilliseconds`, or by the database after `statementMilliseconds`. */
export const timedOut = () => new AppError('UNAVAILABLE', requestTexts.timedOut);

/** The input with each text in it changed. */
function mapTexts(input: unknown, change: (text: string) => string): unknown {
  if (typeof input === 'string') return change(input);
  if (Array.isArray(input)) return input.map((one) => mapTexts(one, change));
  // Files (promises) and dates pass as they are; all other objects are inputs.
  if (
    typeof input !== 'object' ||
    input === null ||
    input instanceof Promise ||
    input instanceof Date
  )
    return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, mapTexts(value, change)]),
  );
}

/** Drops what text columns can't hold: NUL, and half characters. */
const withoutUnstorable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/**
 * Drops what turns the direction of the words around it, where a rule does not refuse it: a name or
 * a link would show as what it is not. Marks of right-to-left writing stay.
 */
const withoutDirectionMarks = (text: string): string =>
  text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');

/**
 * Validates input by its rule.
 * @param field the name that an error gives to input which is one value alone
 * @returns what the rule makes of the input: trimmed, with defaults
 * @throws BAD_USER_INPUT with the first text of the rule as its message, and the first text of each
 * field in `fields`
 */
export function validate<S extends z.ZodType>(
  rule: S,
  input: unknown,
  field = 'input',
): z.output<S> {
  const result = rule.safeParse(mapTexts(input, withoutUnstorable));
  if (result.success) return mapTexts(result.data, withoutDirectionMarks) as z.output<S>;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || field] ??= issue.message;
  throw badUserInput(result.error.issues[0]?.message ?? requestTexts.invalidInput, fields);
}

/** An error and what caused it, from the outside in. */
function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

/** The SQLSTATE of a database error, however deep it is wrapped. */
const sqlState = (error: unknown): string | undefined => {
  for (const { code } of causesOf(error))
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return undefined;
};

/** Codes of the system for a connection that can't be made, or broke. */
const brokenConnections = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Whether an error says that a connection, to whomever, can't be made or broke. */
export const isBrokenConnection = (error: unknown): boolean =>
  [...causesOf(error)].some(({ code }) => brokenConnections.has(code));
/** Whether an error says that there is no room left on a disk of this machine. */
export const isNoSpace = (error: unknown): boolean =>
  [...causesOf(error)].some(({ code }) => code === 'ENOSPC' || code === 'EDQUOT');
/** What the driver says of connections without a code. */
const brokenConnectionText =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired$|connection error and is not queryable/;
/**
 * The server's classes 08 (connection exception) and 53 (too many connections, no memory), its
 * words for stopping and starting, or ending a session (57P01 to 57P05), for being a copy that only
 * reads (25006) and for a disk that fails (58030).
 */
const awayStates = /^(?:08...|53[23]00|57P0[1-5]|25006|58030)$/;

/**
 * The database server can't be reached, stopped, or is not ready yet: what was asked may be asked
 * again.
 */
export const isConnectionError = (error: unknown): boolean =>
  awayStates.test(sqlState(error) ?? '') ||
  [...causesOf(error)].some(
    ({ code, message }) => brokenConnections.has(code) || brokenConnectionText.test(message),
  );
/** The database refused what it was asked, and its connection is as good as before. */
export const isAnsweredError = (error: unknown): boolean =>
  sqlState(error) !== undefined && !isConnectionError(error);
/** The database server has no room left on its disk. */
export const isDiskFull = (error: unknown): boolean => sqlState(error) === '53100';

/** The embedded database was told to take no changes, for want of room on its disk. */
export const isReadOnly = (error: unknown): boolean => sqlState(error) === '25006';

/** The database has no table, column or function that was asked for. */
export const isOfAnotherSchema = (error: unknown): boolean =>
  ['42P01', '42703', '42883'].includes(sqlState(error) ?? '');
/**
 * The database rolled a transaction back for the sake of others (deadlock, serialization failure):
 * done again, it passes.
 */
export const isRetryable = (error: unknown): boolean =>
  ['40P01', '40001'].includes(sqlState(error) ?? '');
/** The database stopped a statement that ran longer than `statementMilliseconds`. */
export const isStatementTimeout = (error: unknown): boolean => sqlState(error) === '57014';
/** The database refused a reference to a row that does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean => sqlState(error) === '23503';
/** The database refused a row whose unique key another one has. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';
