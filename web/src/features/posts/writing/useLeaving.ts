import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before one goes while words would stay behind: within the product by a dialog, out of it by the browser's own question. */
export function useLeaving(asks: boolean) {
  const free = useRef(false);
  const [asked, setAsked] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks && !free.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!free.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);

  return {
    asking: asked || blocker.state === 'blocked',
    /** The Back button: asks in any case. */
    ask: () => setAsked(true),
    stay: () => {
      setAsked(false);
      blocker.reset?.();
    },
    /** Nothing is asked any more. */
    release: () => {
      free.current = true;
    },
    /** To where one was going when the question came; false when it was the Back button. */
    proceed: (): boolean => {
      free.current = true;
      setAsked(false);
      if (blocker.state !== 'blocked') return false;
      blocker.proceed();
      return true;
    },
  };
}
