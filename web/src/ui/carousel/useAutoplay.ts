import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../theme/preferences.ts';
import { useIsTabHidden } from '../viewport/useIsTabHidden.ts';

type Options = {
  /** How long each slide is shown, in milliseconds. */
  everyMs: number;
  /** The slide in view: the time begins anew when it changes. */
  slide: number;
  count: number;
};

/** Whether a pointer, a finger or the focus is on the element that gets the handlers. */
function useIsHeld() {
  const [pointed, setPointed] = useState(false);
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType === 'mouse'),
    onPointerLeave: () => setPointed(false),
    onTouchStart: () => setTouched(true),
    onTouchEnd: () => setTouched(false),
    onTouchCancel: () => setTouched(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) =>
      setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { isHeld: pointed || touched || focused, handlers };
}

/**
 * Calls `advance` when a slide's time is over: not while somebody is using the carousel, in a
 * hidden tab, after it was stopped, or where the system asks for reduced motion.
 * @returns `isRunning`: whether it is turning now; `canRun`: whether it could, so that a button to
 *   stop it makes sense
 */
export function useAutoplay(advance: () => void, { everyMs, slide, count }: Options) {
  const [stopped, setStopped] = useState(false);
  const { isHeld, handlers } = useIsHeld();
  const hidden = useIsTabHidden();
  const canRun = !useReducedMotion();
  const isRunning = count > 1 && canRun && !stopped && !hidden && !isHeld;
  const next = useEffectEvent(advance);

  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setTimeout(() => next(), everyMs);
    return () => window.clearTimeout(timer);
  }, [isRunning, slide, everyMs]);

  return { isRunning, canRun, stopped, setStopped, handlers };
}
