import { type MouseEvent, type TouchEvent, useLayoutEffect, useRef } from 'react';
import classes from './ZoomablePicture.module.css';

type Props = {
  src: string;
  /** What it is called: said of the picture, and of the part of the screen that scrolls it. */
  name: string;
  /** In its own size, to be scrolled; else as large as fits. */
  isZoomed: boolean;
  /** It was pressed. */
  onZoom: () => void;
  /** 1: to the next one, -1: to the one before. */
  onSwipe?: (by: number) => void;
  onError?: () => void;
};

/** Shorter moves of a finger are presses. */
const swipePx = 60;

/** Where the press was, as parts of the picture. */
const pressedPoint = ({ currentTarget, clientX, clientY }: MouseEvent) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
};

/** Leads on where one finger moves far enough to a side. */
function useSwipe(onSwipe: ((by: number) => void) | undefined) {
  const from = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const by = from.current === null ? 0 : (changedTouches[0]?.clientX ?? 0) - from.current;
      from.current = null;
      if (Math.abs(by) >= swipePx) onSwipe?.(by < 0 ? 1 : -1);
    },
  };
}

/**
 * A picture as large as its place; a press shows it in its own size, with what was pressed in the
 * middle. The button that does the same by keyboard stands beside it.
 */
export function ZoomablePicture({ src, name, isZoomed, onZoom, onSwipe, onError }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const centre = useRef({ x: 0.5, y: 0.5 });
  const swipe = useSwipe(onSwipe);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element || !isZoomed) return;
    element.scrollLeft = centre.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = centre.current.y * element.scrollHeight - element.clientHeight / 2;
    centre.current = { x: 0.5, y: 0.5 };
  }, [isZoomed]);
  return (
    <div
      ref={stage}
      className={classes.stage}
      data-zoomed={isZoomed || undefined}
      // What is scrolled is reached by keyboard too.
      {...(isZoomed ? { tabIndex: 0, role: 'group', 'aria-label': name } : swipe)}
    >
      <img
        className={classes.whole}
        src={src}
        alt={name}
        draggable={false}
        {...(onError && { onError })}
        onClick={(event) => {
          centre.current = pressedPoint(event);
          onZoom();
        }}
      />
    </div>
  );
}
