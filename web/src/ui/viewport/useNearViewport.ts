import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * @returns whether the element has come within three quarters of a screen of the viewport, and the
 *   ref for it
 */
export function useNearViewport<T extends Element>(): [boolean, RefObject<T | null>] {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Also when the page opens below it, because the browser restored a scroll position.
        const isNear = entries.some(
          ({ isIntersecting, boundingClientRect }) =>
            isIntersecting || boundingClientRect.bottom < 0,
        );
        if (isNear) setNear(true);
      },
      { rootMargin: '75% 0px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return [near, ref];
}
