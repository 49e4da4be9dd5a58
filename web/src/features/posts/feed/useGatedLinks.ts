import { pagePathOf } from '@schema/rules/pages/page-paths';
import type { MouseEvent } from 'react';
import { useGate, useViewer } from '@/features/identity';

const inside = [pagePathOf.post(''), pagePathOf.profile('')]
  .map((start) => `a[href^="${start}"]`)
  .join();

/**
 * For the unverified, a press on a post or a person asks to verify first instead of leading to a
 * page that would only say so.
 */
export function useGatedLinks(): (event: MouseEvent<HTMLElement>) => void {
  const { status } = useViewer();
  const gate = useGate();
  return (event) => {
    // Opening in a new tab goes its own way: that page says why it is closed.
    const plain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest(inside) : null;
    if (status !== 'unverified' || !plain || !link) return;
    event.preventDefault();
    gate(() => undefined, link.getAttribute('href') ?? undefined);
  };
}
