import { useEffect } from 'react';

/** While `when` is true, the browser asks before the tab is closed or the page is loaded again. */
export function useUnloadWarning(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
}
