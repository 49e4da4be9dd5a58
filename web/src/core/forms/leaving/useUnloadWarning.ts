import { type RefObject, useEffect } from 'react';

/**
 * While `when` is true, the browser asks before the tab is closed or the page is loaded again.
 * @param isReleased set once nothing shall be asked any more
 */
export function useUnloadWarning(when: boolean, isReleased?: RefObject<boolean>): void {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased?.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when, isReleased]);
}
