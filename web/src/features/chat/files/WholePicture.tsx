import { useApolloClient } from '@apollo/client/react';
import { type MouseEvent, type TouchEvent, useLayoutEffect, useRef, useState } from 'react';
import { chatTexts } from '@schema/rules/chat-texts';
import type { Message } from '../thread/rows';
import { freshMessage } from './fresh-message';
import classes from './files.module.css';

type Props = {
  messageId: string;
  file: NonNullable<Message['file']>;
  /** In its own size, to be scrolled; else as large as fits. */
  isZoomed: boolean;
  onZoom: () => void;
  /** 1: to the next one, -1: to the one before. */
  onSwipe: (by: number) => void;
};

/** Shorter moves of a finger are presses. */
const swipePx = 60;

/** Where the press was, as parts of the picture. */
const placeOf = ({ currentTarget, clientX, clientY }: MouseEvent) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
};

/** Leads on where one finger moves far enough to a side. */
function useSwipe(onSwipe: (by: number) => void) {
  const from = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const by = from.current === null ? 0 : (changedTouches[0]?.clientX ?? 0) - from.current;
      from.current = null;
      if (Math.abs(by) >= swipePx) onSwipe(by < 0 ? 1 : -1);
    },
  };
}

/** A picture whole. Where its address has run out it gets a new one, once; then it says that it is gone. */
export function WholePicture({ messageId, file, isZoomed, onZoom, onSwipe }: Props) {
  const client = useApolloClient();
  const stage = useRef<HTMLDivElement>(null);
  const place = useRef({ x: 0.5, y: 0.5 });
  const swipe = useSwipe(onSwipe);
  const [state, setState] = useState<'shown' | 'renewed' | 'failed'>('shown');
  // What was pressed stands in the middle.
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element || !isZoomed) return;
    element.scrollLeft = place.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = place.current.y * element.scrollHeight - element.clientHeight / 2;
    place.current = { x: 0.5, y: 0.5 };
  }, [isZoomed]);
  const renew = () => {
    setState(state === 'shown' ? 'renewed' : 'failed');
    if (state === 'shown')
      freshMessage(client, messageId).then(
        (message) => {
          if (!message?.file) setState('failed');
        },
        () => setState('failed'),
      );
  };
  if (state === 'failed')
    return (
      <p role="alert" className={classes.failure}>
        {chatTexts.fileGone}
      </p>
    );
  return (
    <div
      ref={stage}
      className={classes.stage}
      data-zoomed={isZoomed || undefined}
      // What is scrolled is reached by keyboard too.
      {...(isZoomed ? { tabIndex: 0, role: 'group', 'aria-label': file.name } : swipe)}
    >
      <img
        className={classes.whole}
        src={file.largePicture}
        alt={file.name}
        draggable={false}
        onError={renew}
        onClick={(event) => {
          place.current = placeOf(event);
          onZoom();
        }}
      />
    </div>
  );
}
