import { useEffect, useRef } from 'react';
import { errorCode } from './errors';

/** Refusals that stay: what was watched is gone, or closed to the one who watched. */
const refusals = new Set<ReturnType<typeof errorCode>>([
  'NOT_FOUND',
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
]);
/** Whether the server will say the same again: asking anew is no use. */
export const isRefusal = (error: unknown): boolean => refusals.has(errorCode(error));

/** A server that could not take a subscription is left alone so long. */
const againMilliseconds = 10_000;

/**
 * For the error that a live subscription ended with: a refusal is handed on, after anything else it begins anew in a while.
 * How one stands to what was watched may have changed (`CONFLICT`): then both.
 */
export function useLiveEnd(onRefused: () => void): (error: unknown, restart: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (error, restart) => {
    clearTimeout(timer.current);
    if (isRefusal(error) || errorCode(error) === 'CONFLICT') onRefused();
    if (!isRefusal(error)) timer.current = setTimeout(restart, againMilliseconds);
  };
}
