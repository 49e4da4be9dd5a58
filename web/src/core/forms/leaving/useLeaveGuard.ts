import { useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnloadWarning } from './useUnloadWarning';

/**
 * Asks before a person leaves while `isActive`: within the product by a dialog, out of it by the
 * browser's own question.
 * @param isLost whether leaving the product loses something; the browser asks only then
 */
export function useLeaveGuard(isActive: boolean, isLost = true) {
  const isReleased = useRef(false);
  const [isAsked, setAsked] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useUnloadWarning(isActive && isLost, isReleased);

  return {
    isAsking: isAsked || blocker.state === 'blocked',
    /** The Back button asks in any case. */
    ask: () => setAsked(true),
    stay: () => {
      setAsked(false);
      blocker.reset?.();
    },
    /** Nothing is asked any more. */
    release: () => {
      isReleased.current = true;
    },
    /**
     * Goes where the person was going when the question came.
     * @returns false when it was the Back button
     */
    proceed: (): boolean => {
      isReleased.current = true;
      setAsked(false);
      if (blocker.state !== 'blocked') return false;
      blocker.proceed();
      return true;
    },
  };
}
