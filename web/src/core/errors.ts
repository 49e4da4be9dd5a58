import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isRecord } from './is-record.ts';
import { waitWords } from './live/wait-words.ts';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_TYPE'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE';

export type ReadError = {
  /** The server's message, else the fallback. */
  text: string;
  /** Messages by form field, for BAD_USER_INPUT, and for a CONFLICT about one. */
  fields: Record<string, string>;
  code?: ErrorCode;
  /** Seconds to wait, for RATE_LIMITED. */
  retryAfter?: number;
  /** Tells apart errors with the same code. */
  reason?: string;
};

/** A refusal whose words a page has put together, from several answers. */
export class RefusedError extends Error {}

/** Said beside the documented text of an action that could not be sent. */
export const offlineText = 'You are offline: nothing is lost, try again once you are back.';

const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;
/** One more sentence; an empty text stays empty. */
const withSentence = (text: string, more: string): string =>
  text && `${text}${/[.!?…]$/.test(text) ? '' : '.'} ${more}`;
const waitText = (seconds: number): string => `It works again in ${waitWords(seconds)}.`;

/**
 * What a page may show of an error. A lost connection and an unreadable answer get the fallback:
 * their own text helps nobody.
 */
export function readError(error: unknown, fallback: string): ReadError {
  if (error instanceof RefusedError) return { text: error.message, fields: {} };
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first)
    return { text: isOffline() ? withSentence(fallback, offlineText) : fallback, fields: {} };
  const { code, fields, retryAfter, reason } = first.extensions ?? {};
  const text = typeof code === 'string' && first.message ? first.message : fallback;
  return {
    text:
      code === 'RATE_LIMITED' && typeof retryAfter === 'number'
        ? withSentence(text, waitText(retryAfter))
        : text,
    fields: isRecord(fields)
      ? Object.fromEntries(
          Object.entries(fields).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        )
      : {},
    ...(typeof code === 'string' && { code: code as ErrorCode }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
    ...(typeof reason === 'string' && { reason }),
  };
}

/** The text of an error that a page may show: the server's, else the fallback. */
export const errorText = (error: unknown, fallback: string): string =>
  readError(error, fallback).text;

/**
 * The HTTP status of an answer that nobody could read; 0 where there was none, or the api answered.
 */
export const statusOf = (error: unknown): number =>
  isRecord(error) && typeof error.statusCode === 'number' ? error.statusCode : 0;

/** The server's code of an error; `NETWORK` when the server did not answer. */
export function errorCode(error: unknown): ErrorCode | 'NETWORK' | 'INTERNAL_SERVER_ERROR' {
  if (CombinedGraphQLErrors.is(error)) return readError(error, '').code ?? 'INTERNAL_SERVER_ERROR';
  return statusOf(error) >= 500 ? 'INTERNAL_SERVER_ERROR' : 'NETWORK';
}
