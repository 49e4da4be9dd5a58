import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Row } from './rows';
import { nearEndPx, useStayAtEnd } from './useStayAtEnd';

/** Older messages are fetched before their place is reached. */
const loadOlderWithinPx = 600;
const rowPx = { begin: 60, day: 44, unread: 44, message: 56, unsent: 56, upload: 90 } as const;
const overscan = 12;

type Given = {
  rows: readonly Row[];
  scroller: RefObject<HTMLDivElement | null>;
  onNearBegin: () => void;
  /** The newest message on the screen. */
  onSeen: (number: number) => void;
};

/**
 * Draws only the rows around what is seen, and keeps the place: older pages come in above it, new
 * messages below it. It opens at the unread divider, else at the end.
 */
export function useRowScroll({ rows, scroller, onNearBegin, onSeen }: Given) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowPx[rows[index]?.kind ?? 'message'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEndPx,
  });

  const stay = useStayAtEnd(scroller);
  const hasOpened = useRef(false);
  useLayoutEffect(() => {
    if (hasOpened.current || rows.length === 0) return;
    hasOpened.current = true;
    const unread = rows.findIndex(({ kind }) => kind === 'unread');
    if (unread >= 0) virtualizer.scrollToIndex(unread, { align: 'start' });
    else {
      stay.begin();
      virtualizer.scrollToEnd();
    }
  }, [rows, stay, virtualizer]);

  // What this device sends is seen at once, also once a picture of it has its height.
  const lastOwnKey = rows.findLast(({ kind }) => kind === 'unsent' || kind === 'upload')?.key;
  useEffect(() => {
    if (lastOwnKey === undefined || !hasOpened.current) return;
    stay.begin();
    virtualizer.scrollToEnd();
  }, [lastOwnKey, stay, virtualizer]);

  const end = virtualizer.range?.endIndex;
  const offset = virtualizer.scrollOffset ?? 0;
  const tell = useEffectEvent(() => {
    if (!hasOpened.current || end === undefined) return;
    if (offset < loadOlderWithinPx) onNearBegin();
    const seen = rows.slice(0, end + 1).findLast(({ kind }) => kind === 'message');
    if (seen?.kind === 'message') onSeen(seen.message.number);
  });
  const isNearBegin = offset < loadOlderWithinPx;
  useEffect(() => tell(), [end, isNearBegin, rows]);

  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    /** Of the rows on the screen; null before they are measured. */
    range: virtualizer.range,
    isAtEnd: virtualizer.getDistanceFromEnd() <= nearEndPx,
    toEnd: () => virtualizer.scrollToEnd({ behavior: 'smooth' }),
    toRow: (index: number) => {
      stay.end();
      virtualizer.scrollToIndex(index, { align: 'center' });
    },
  };
}
