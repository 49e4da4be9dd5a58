import { useEffect, useRef, useState, type RefObject } from 'react';

/** True from the moment the element comes within a screen of being seen. */
export function useNear<T extends Element>(): [boolean, RefObject<T | null>] {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || near) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Also when the page opens past it: the browser restored a scroll position.
        if (entry && (entry.isIntersecting || entry.boundingClientRect.bottom < 0)) setNear(true);
      },
      { rootMargin: '75% 0px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return [near, ref];
}
