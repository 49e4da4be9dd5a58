import { useEffect, useState } from 'react';

/** In pixels: less may be a trembling thumb. */
const threshold = 24;
/** After so many milliseconds without movement the page counts as resting. */
const restMs = 700;

/**
 * Whether the page is scrolling down. What floats over the page moves aside meanwhile, and comes
 * back when the scrolling stops or turns.
 */
export function useIsScrollingDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    /** Where the direction was last measured. */
    let measuredAt = 0;
    // Asked for at once, it would make the browser lay out the page before it has to.
    const frame = requestAnimationFrame(() => {
      measuredAt = window.scrollY;
    });
    let restTimer: number | undefined;
    const onScroll = () => {
      window.clearTimeout(restTimer);
      restTimer = window.setTimeout(() => setDown(false), restMs);
      if (Math.abs(window.scrollY - measuredAt) <= threshold) return;
      setDown(window.scrollY > measuredAt);
      measuredAt = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(restTimer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return down;
}
