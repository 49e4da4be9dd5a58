import { useEffect, useState } from 'react';

/** Browsers that don't say when they are idle. */
const usualDelayMs = 2000;

/** Whether the page is loaded and has nothing else to do. */
export function useWhenIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    const idle = () => {
      if (!isGone) setIdle(true);
    };
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(idle);
      else setTimeout(idle, usualDelayMs);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      isGone = true;
      window.removeEventListener('load', wait);
    };
  }, []);
  return isIdle;
}
