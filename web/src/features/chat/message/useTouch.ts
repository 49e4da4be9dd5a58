import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useRef,
} from 'react';

/** So long a finger rests on a message before its menu opens. */
const holdMs = 450;
/** So many pixels it may tremble meanwhile; what goes further up or down scrolls. */
const slackPixels = 10;
/** So far sideways answers the message when the finger leaves it, … */
const swipePixels = 56;
/** … and so far the message goes along. */
const farthestPixels = 80;
/** A swipe that begins this near to the edge is the system's: it goes back. */
const edgePixels = 24;

type Touch = {
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  state: 'resting' | 'swiping' | 'held';
};

type Options = {
  onHold: () => void;
  /** null: nobody may answer here. */
  onSwipe: (() => void) | null;
};

const isOn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Shows how far a finger has come with a message. */
function show(element: HTMLElement | null, distance: number): void {
  if (!element) return;
  const { style, dataset } = element;
  if (distance > 0) {
    style.setProperty('--swipe', `${Math.min(distance, farthestPixels)}px`);
    dataset['swipe'] = distance >= swipePixels ? 'far' : 'begun';
  } else {
    style.removeProperty('--swipe');
    delete dataset['swipe'];
  }
}

/**
 * What a finger does with a message: resting opens its menu, a swipe to the right answers it. Up
 * and down scrolls, as `touch-action` says; a link that is held is the browser's. The message
 * follows the finger by `--swipe`, which a reader without motion does not see move.
 */
export function useTouch(element: RefObject<HTMLElement | null>, { onHold, onSwipe }: Options) {
  const touch = useRef<Touch | null>(null);
  const wasHeld = useRef(false);
  useEffect(() => () => clearTimeout(touch.current?.timer), []);

  const end = () => {
    clearTimeout(touch.current?.timer);
    touch.current = null;
    show(element.current, 0);
  };
  const hold = () => {
    if (!touch.current) return;
    touch.current.state = 'held';
    wasHeld.current = true;
    onHold();
  };
  const move = (now: Touch, across: number, along: number) => {
    if (now.state === 'resting') {
      if (Math.abs(along) > slackPixels || across < -slackPixels) return end();
      if (across <= slackPixels) return;
      if (!onSwipe) return end();
      clearTimeout(now.timer);
      now.state = 'swiping';
    }
    if (now.state === 'swiping') show(element.current, across - slackPixels);
  };

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, target }: PointerEvent) => {
      wasHeld.current = false;
      end();
      // What is pressed in the open menu arrives here as well.
      const isHere = target instanceof Node && element.current?.contains(target);
      if (pointerType !== 'touch' || !isPrimary || !isHere || clientX < edgePixels) return;
      const timer = isOn(target, 'a') ? undefined : setTimeout(hold, holdMs);
      touch.current = { x: clientX, y: clientY, timer, state: 'resting' };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const now = touch.current;
      if (now) move(now, clientX - now.x, clientY - now.y);
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const now = touch.current;
      end();
      if (now?.state === 'swiping' && clientX - now.x - slackPixels >= swipePixels) onSwipe?.();
    },
    onPointerCancel: end,
    /** The menu of the product takes the place of the browser's. */
    onContextMenu: (event: MouseEvent) => {
      if ((touch.current || wasHeld.current) && !isOn(event.target, 'a')) event.preventDefault();
    },
    /** The finger that opened the menu presses nothing as it leaves: it may be over the menu. */
    onTouchEnd: (event: TouchEvent) => {
      if (wasHeld.current) event.preventDefault();
    },
  };
}
