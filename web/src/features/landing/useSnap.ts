import { useEffect, useRef } from 'react';
import { useMedia } from '@/ui';
import { landingTimes, type SectionId } from './texts.ts';

const hold = (event: Event) => event.cancelable && event.preventDefault();

/**
 * On small screens one swipe brings one section: the style sheet snaps (see the [data-snap] rules), and after each snap
 * the hand is ignored for 600 ms, so that one strong swipe does not run through the page. Keyboard and screen readers
 * scroll as ever; who asked the system for less motion scrolls freely.
 */
export function useSnap(active: SectionId | undefined): void {
  const small = useMedia('(max-width: 639.98px)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const snaps = small && !still;
  const last = useRef(active);

  useEffect(() => {
    if (!snaps) return;
    const root = document.documentElement;
    root.dataset.snap = '';
    return () => void delete root.dataset.snap;
  }, [snaps]);

  useEffect(() => {
    if (!snaps || last.current === active) return;
    last.current = active;
    const options = { passive: false } as const;
    const release = () => {
      window.removeEventListener('wheel', hold);
      window.removeEventListener('touchmove', hold);
    };
    window.addEventListener('wheel', hold, options);
    window.addEventListener('touchmove', hold, options);
    const timer = window.setTimeout(release, landingTimes.snapLock);
    return () => {
      window.clearTimeout(timer);
      release();
    };
  }, [snaps, active]);
}
