import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { landingTimes } from '../../texts.ts';

/** How many pixels sideways make a swipe. */
const swipeDistance = 40;

/**
 * Whether a card shows its back. A mouse over it, a swipe or `toggle` flips it; a mouse that leaves
 * it flips it back.
 */
export function useCardFlip() {
  const [flipped, setFlipped] = useState(false);
  const timer = useRef(0);
  const start = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const toggle = () => setFlipped((side) => !side);
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse')
        timer.current = window.setTimeout(() => setFlipped(true), landingTimes.hoverFlip);
    },
    onPointerLeave: (event: PointerEvent) => {
      window.clearTimeout(timer.current);
      if (event.pointerType === 'mouse') setFlipped(false);
    },
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const across = Math.abs(event.clientX - from.x);
      if (across > swipeDistance && across > Math.abs(event.clientY - from.y)) toggle();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
  return { flipped, toggle, handlers };
}
