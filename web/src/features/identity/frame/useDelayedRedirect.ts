import { identityTimes } from '@schema/rules/identity/identity-texts';
import { useCallback, useEffect, useRef } from 'react';

/**
 * @returns a function that calls `redirect` two seconds later, so that a message about the success
 *   can be read; leaving the page cancels it
 */
export function useDelayedRedirect(): (redirect: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((redirect: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(redirect, identityTimes.redirectMs);
  }, []);
}
