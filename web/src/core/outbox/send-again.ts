import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { readError } from '../errors.ts';
import { delayUntilOnline } from '../live/connection.ts';
import type { SendOutcome } from './outbox.ts';

/** Refusals that say nothing about what is sent: it is sent again later. */
const passing = new Set(['RATE_LIMITED', 'UNAVAILABLE', 'UNAUTHENTICATED']);

const shortestPauseMs = 1000;
const longestPauseMs = 20_000;

/**
 * What an error means for an entry: without an answer of the api, the line was lost.
 * @param fallback said of a refusal that has no words of its own
 */
export function outcomeOf(error: unknown, fallback: string): Exclude<SendOutcome, 'sent'> {
  if (!CombinedGraphQLErrors.is(error)) return { retryInMs: null };
  const { text, code, retryAfter } = readError(error, fallback);
  if (code && passing.has(code))
    return { retryInMs: retryAfter === undefined ? null : retryAfter * 1000 };
  return { refusal: text };
}

/**
 * Waits before another try, longer after each that came to nothing, and no longer than until the
 * browser has a network again.
 * @param failures how many tries in a row came to nothing
 * @param retryInMs what the server asks for; null: it did not say
 */
export const pauseAfter = (failures: number, retryInMs: number | null): Promise<void> =>
  delayUntilOnline(retryInMs ?? Math.min(shortestPauseMs * 2 ** (failures - 1), longestPauseMs));
