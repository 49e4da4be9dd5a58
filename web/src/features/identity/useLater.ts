import { useCallback, useEffect, useRef } from 'react';
import { identityTimes } from '@schema/rules/identity-texts';

/** Redirects after a success wait two seconds, so that its words can be read; leaving the page calls them off. */
export function useLater(): (action: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, identityTimes.redirectMs);
  }, []);
}
