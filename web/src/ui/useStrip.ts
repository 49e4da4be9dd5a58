import { type RefObject, useEffect, useRef } from 'react';

const chosen = '[aria-selected="true"], [aria-current]';

/**
 * A row that may be wider than the screen (tabs, links between pages): the open one is brought into sight, and an edge
 * fades where there is more. Goes with the class `x-strip`.
 */
export function useStrip<E extends HTMLElement>(open: string | null): RefObject<E | null> {
  const strip = useRef<E>(null);
  useEffect(() => {
    const row = strip.current;
    if (!row) return;
    const look = () => {
      const left = Math.abs(row.scrollLeft);
      row.toggleAttribute('data-before', left > 1);
      row.toggleAttribute('data-after', left + row.clientWidth < row.scrollWidth - 1);
    };
    // Not scrollIntoView: that would move the page too.
    const show = () => {
      const tab = row.querySelector(chosen);
      if (tab) {
        const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
        row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
      }
      look();
    };
    show();
    row.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(show);
    // Its tabs too: numbers in them come later.
    for (const box of [row, ...row.children]) sizes.observe(box);
    return () => {
      row.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [open]);
  return strip;
}
