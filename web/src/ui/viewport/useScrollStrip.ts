import { type RefObject, useEffect, useRef } from 'react';

const currentTab = '[aria-selected="true"], [aria-current]';

/**
 * For a row that may be wider than the screen (tabs, links between pages), or a column that may be
 * higher: scrolls it so that the current entry is in view, and marks the edges of a row behind
 * which there is more. The row has the class `x-strip`.
 * @param open the current entry: when it changes, the row scrolls to it
 */
export function useScrollStrip<E extends HTMLElement>(open: string | null): RefObject<E | null> {
  const strip = useRef<E>(null);
  useEffect(() => {
    const row = strip.current;
    if (!row) return;
    const markEdges = () => {
      const left = Math.abs(row.scrollLeft);
      row.toggleAttribute('data-before', left > 1);
      row.toggleAttribute('data-after', left + row.clientWidth < row.scrollWidth - 1);
    };
    // scrollIntoView would move the page too.
    const showCurrent = () => {
      const tab = row.querySelector(currentTab);
      if (tab) {
        const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
        row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
        row.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
      }
      markEdges();
    };
    row.addEventListener('scroll', markEdges, { passive: true });
    const sizes = new ResizeObserver(showCurrent);
    // The tabs too: numbers in them arrive later. Called when they are first observed, before the
    // page is painted.
    for (const box of [row, ...row.children]) sizes.observe(box);
    return () => {
      row.removeEventListener('scroll', markEdges);
      sizes.disconnect();
    };
  }, [open]);
  return strip;
}
