import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';

/** Who is so near to the end stays there when something new comes. */
export const nearEndPx = 100;

/** By which a reader scrolls. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const distanceFromEnd = ({ scrollHeight, scrollTop, clientHeight }: Element): number =>
  scrollHeight - scrollTop - clientHeight;

/**
 * Keeps the newest row in view while rows get their height, and while the place for them gets
 * smaller: from when it opened there, something was sent or the reader scrolled to the end, until
 * the reader scrolls away.
 * @param isNewest the end is that of the conversation, and not of a page
 * @returns `begin` and `end`, which say that the place is the end, or another one
 */
export function useStayAtEnd(scroller: RefObject<HTMLDivElement | null>, isNewest: boolean) {
  const isStaying = useRef(false);
  const mayStay = useEffectEvent(() => isNewest);
  useEffect(() => {
    const element = scroller.current;
    const [rows] = element ? Array.from(element.children).slice(-1) : [];
    if (!element || !rows) return;
    // A conversation that opens at what is unread stays there, also where that is near the end.
    let hasMoved = false;
    const onMove = () => {
      hasMoved = true;
    };
    let last = { top: element.scrollTop, height: element.scrollHeight };
    const onScroll = () => {
      const { scrollTop: top, scrollHeight: height } = element;
      if (distanceFromEnd(element) <= 1) isStaying.current ||= hasMoved && mayStay();
      // Rows that got another height move the place too: that is not the reader.
      else if (top < last.top && height === last.height && distanceFromEnd(element) > nearEndPx)
        isStaying.current = false;
      last = { top, height };
    };
    const observer = new ResizeObserver(() => {
      if (isStaying.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(rows);
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const move of moves) element.addEventListener(move, onMove, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
      for (const move of moves) element.removeEventListener(move, onMove);
    };
  }, [scroller]);
  return useMemo(
    () => ({
      begin: () => {
        isStaying.current = true;
      },
      end: () => {
        isStaying.current = false;
      },
    }),
    [],
  );
}
