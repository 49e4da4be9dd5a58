import { useEffect, useRef } from 'react';
import { breakpoints, useMediaQuery, useReducedMotion } from '@/ui';
import { landingTimes, type SectionId } from '../texts.ts';

const prevent = (event: Event) => event.cancelable && event.preventDefault();

/**
 * On small screens a swipe leads to the next section: the style sheet snaps (see the [data-snap]
 * rules), and after each snap touches and wheels are ignored for 600 ms, so that a strong swipe
 * does not run through the page. Keyboards and screen readers scroll as usual, and so does
 * everybody who asked for reduced motion.
 */
export function useSectionSnap(active: SectionId | undefined): void {
  const isSmall = useMediaQuery(breakpoints.sheet);
  const reducedMotion = useReducedMotion();
  const snaps = isSmall && !reducedMotion;
  const lastActive = useRef(active);

  useEffect(() => {
    if (!snaps) return;
    const root = document.documentElement;
    root.dataset.snap = '';
    return () => void delete root.dataset.snap;
  }, [snaps]);

  useEffect(() => {
    if (!snaps || lastActive.current === active) return;
    lastActive.current = active;
    const options = { passive: false } as const;
    const release = () => {
      window.removeEventListener('wheel', prevent);
      window.removeEventListener('touchmove', prevent);
    };
    window.addEventListener('wheel', prevent, options);
    window.addEventListener('touchmove', prevent, options);
    const timer = window.setTimeout(release, landingTimes.snapLock);
    return () => {
      window.clearTimeout(timer);
      release();
    };
  }, [snaps, active]);
}
