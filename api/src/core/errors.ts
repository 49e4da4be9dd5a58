import { GraphQLError } from 'graphql';
import { type z } from 'zod';

/** The one list of error codes and their HTTP statuses (architecture, "Errors"). */
export const statuses = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statuses;

/** An error whose text is meant for the person: everything else reaches clients as a plain 500. */
export class AppError extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    message: string,
    extensions: Record<string, unknown> = {},
  ) {
    super(message, { extensions: { code, ...extensions } });
    this.name = 'AppError';
  }
}

/** Nobody is signed in, or no longer: 401. */
export const signInFirst = (message = 'Please sign in to continue.') =>
  new AppError('UNAUTHENTICATED', message);
/** Known, but not for this person: 403 with the documented text. */
export const forbidden = (message: string) => new AppError('FORBIDDEN', message);
/** Not there, or not to be known of: 404. */
export const notFound = (message: string) => new AppError('NOT_FOUND', message);
/** True no longer, or done already: 409. */
export const conflict = (message: string) => new AppError('CONFLICT', message);
/** Input against its rule: 400; `fields` holds a text for each field by its path. */
export const badInput = (message: string, fields: Record<string, string> = {}) =>
  new AppError('BAD_USER_INPUT', message, { fields });
/** Over a limit: 429; may be tried again after so many seconds. */
export const rateLimited = (seconds: number) =>
  new AppError('RATE_LIMITED', 'Too many requests. Please try again later.', {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });

/** Something the product stands on is away: 503. */
export const notNow = () =>
  new AppError('UNAVAILABLE', 'This is not to be had right now. Please try again later.');
/** Stopped after `answerMilliseconds`, or by the database: 503. */
export const tookTooLong = () =>
  new AppError('UNAVAILABLE', 'This took too long. Please try again.');

/** Text columns hold no NUL and no half of a character: neither can turn a call into a failure. */
function storable(input: unknown): unknown {
  if (typeof input === 'string') return input.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(input)) return input.map(storable);
  // Inputs of GraphQL are objects of their classes; what is not one of them (a file, a moment) passes as it is.
  if (
    typeof input !== 'object' ||
    input === null ||
    input instanceof Promise ||
    input instanceof Date
  )
    return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, storable(value)]));
}

/**
 * Checks input by its rule; one value alone is called by its `field`'s name.
 * @returns the tidied value
 * @throws BAD_USER_INPUT with the first documented text as message and all of them by field
 */
export function check<S extends z.ZodType>(rule: S, input: unknown, field = 'input'): z.output<S> {
  const result = rule.safeParse(storable(input));
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || field] ??= issue.message;
  throw badInput(result.error.issues[0]?.message ?? 'Invalid input', fields);
}

const pgCode = (error: unknown): string | undefined => {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code } = e as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
};

/** True when the database refused a second row of the same key: the rule that two people race for stands there. */
export const isDuplicate = (error: unknown): boolean => pgCode(error) === '23505';
/** True when the database undid work that stood in the way of others: they waited for one another in a circle. Done again, it passes. */
export const isUndone = (error: unknown): boolean =>
  ['40P01', '40001'].includes(pgCode(error) ?? '');
/** True when a statement was stopped because it ran too long. */
export const isStopped = (error: unknown): boolean => pgCode(error) === '57014';
/** True when a row that was pointed at is gone. */
export const isDangling = (error: unknown): boolean => pgCode(error) === '23503';
