import { useEffect } from 'react';

/** The browser asks before the tab is closed or the page loaded anew, while something would be lost by it. */
export function useAsksToLeave(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
}
