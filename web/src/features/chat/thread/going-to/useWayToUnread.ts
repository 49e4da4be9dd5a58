import { useState } from 'react';
import type { Row, Unread } from '../rows';

type Options = {
  unread: Unread | null;
  rows: readonly Row[];
  /** Of the rows on the screen; null before they are measured. */
  range: { startIndex: number; endIndex: number } | null;
};

/**
 * When the way to the first unread message is offered: until that was on the screen, and once it
 * was left for the newest.
 * @returns `leave`, which says that somebody goes to the newest
 */
export function useWayToUnread({ unread, rows, range }: Options): {
  isOffered: boolean;
  leave: () => void;
} {
  const [hasSeen, setSeen] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const divider = rows.findIndex(({ kind }) => kind === 'unread');
  const isShown = range !== null && divider >= range.startIndex && divider <= range.endIndex;
  if (isShown && !hasSeen) setSeen(true);
  const isAway = unread !== null && range !== null && !isShown;
  return { isOffered: isAway && (!hasSeen || hasLeft), leave: () => setLeft(true) };
}
