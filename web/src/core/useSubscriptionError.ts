import { useEffect, useRef } from 'react';
import { errorCode } from './errors';

/** Codes of what will be refused again: it is gone, or this person may not see it. */
const permanentErrors = new Set<ReturnType<typeof errorCode>>([
  'NOT_FOUND',
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
]);
/** Whether another try is of no use: the server will give the same error. */
export const isPermanentError = (error: unknown): boolean => permanentErrors.has(errorCode(error));

const restartAfterMs = 10_000;

/**
 * Handles the error with which a subscription ended: restarts it after ten seconds, or calls
 * `onRefused` where the error is permanent. After `CONFLICT`, when the viewer's relation to what is
 * watched has changed, it does both.
 * @returns the handler; it takes the error, and how to restart the subscription
 */
export function useSubscriptionError(
  onRefused: () => void,
): (error: unknown, restart: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (error, restart) => {
    clearTimeout(timer.current);
    if (isPermanentError(error) || errorCode(error) === 'CONFLICT') onRefused();
    if (!isPermanentError(error)) timer.current = setTimeout(restart, restartAfterMs);
  };
}
