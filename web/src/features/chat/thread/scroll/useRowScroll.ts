import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Row } from '../rows';
import { nearEndPx, useStayAtEnd } from './useStayAtEnd';

/** Older and newer messages are fetched before their place is reached. */
const loadWithinPx = 600;
const rowPx = { begin: 60, day: 44, unread: 44, message: 56, unsent: 56, upload: 90 } as const;
const overscan = 12;

type Options = {
  rows: readonly Row[];
  /** The last row is not the newest: nothing joins there but the page behind it. */
  hasNewer: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  /** On the way to a message: the place is not where one reads. */
  isGoing: boolean;
  onNearBegin: () => void;
  onNearEnd: () => void;
  /** The newest message on the screen. */
  onSeen: (number: number) => void;
};

/**
 * Draws only the rows around what is seen, and keeps the place: rows come in above it and below it.
 */
function useRows({ rows, hasNewer, scroller }: Pick<Options, 'rows' | 'hasNewer' | 'scroller'>) {
  // A page that came last is appended while one stays where one is; what is said after that is
  // followed.
  const wasNewest = useDeferredValue(!hasNewer);
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowPx[rows[index]?.kind ?? 'message'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan,
    anchorTo: 'end',
    followOnAppend: !hasNewer && wasNewest,
    scrollEndThreshold: nearEndPx,
  });
}

/** Scrolls through the rows of a conversation: it opens at the unread divider, else at the end. */
export function useRowScroll({ rows, hasNewer, scroller, isGoing, ...given }: Options) {
  const virtualizer = useRows({ rows, hasNewer, scroller });
  const stay = useStayAtEnd(scroller, !hasNewer);
  const hasOpened = useRef(false);
  useLayoutEffect(() => {
    if (hasOpened.current || rows.length === 0) return;
    hasOpened.current = true;
    const unread = rows.findIndex(({ kind }) => kind === 'unread');
    // With the day that stands above it.
    const top = rows[unread - 1]?.kind === 'day' ? unread - 1 : unread;
    if (unread >= 0) virtualizer.scrollToIndex(top, { align: 'start' });
    else {
      stay.begin();
      virtualizer.scrollToEnd();
    }
  }, [rows, stay, virtualizer]);

  const stayAtEnd = useEffectEvent(() => {
    if (!hasOpened.current) return;
    stay.begin();
    virtualizer.scrollToEnd();
  });
  // From far away one comes to the newest message once it is there.
  const isOnTheWay = useRef(false);
  useLayoutEffect(() => {
    if (!isOnTheWay.current || hasNewer) return;
    isOnTheWay.current = false;
    stayAtEnd();
  }, [rows, hasNewer]);
  // What this device sends is seen at once, also once a picture of it has its height.
  const lastOwnKey = rows.findLast(({ kind }) => kind === 'unsent' || kind === 'upload')?.key;
  useEffect(() => {
    if (lastOwnKey !== undefined) stayAtEnd();
  }, [lastOwnKey]);

  const end = virtualizer.range?.endIndex;
  const isNearBegin = (virtualizer.scrollOffset ?? 0) < loadWithinPx;
  const isNearEnd = virtualizer.getDistanceFromEnd() < loadWithinPx;
  const tell = useEffectEvent(() => {
    if (!hasOpened.current || end === undefined || isGoing) return;
    if (isNearBegin) given.onNearBegin();
    if (isNearEnd) given.onNearEnd();
    const seen = rows.slice(0, end + 1).findLast(({ kind }) => kind === 'message');
    if (seen?.kind === 'message') given.onSeen(seen.message.number);
  });
  useEffect(() => tell(), [end, isNearBegin, isNearEnd, isGoing, rows]);

  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    /** Of the rows on the screen; null before they are measured. */
    range: virtualizer.range,
    isAtEnd: !hasNewer && virtualizer.getDistanceFromEnd() <= nearEndPx,
    /** To the last row, or to the newest message once its list is shown. */
    toEnd: () => {
      isOnTheWay.current = hasNewer;
      if (!hasNewer) virtualizer.scrollToEnd({ behavior: 'smooth' });
    },
    toRow: (index: number) => {
      stay.end();
      virtualizer.scrollToIndex(index, { align: 'center' });
    },
  };
}
