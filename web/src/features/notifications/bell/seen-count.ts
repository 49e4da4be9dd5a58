import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { claimsOf, getToken } from '@/core/auth';
import { persisted } from '@/core/drafts/persisted';
import { useUnread } from './useUnreadCount';

/** How many unread notifications the viewer has seen in the list, on this device. */
const seenCount = () =>
  persisted(`notifications:${claimsOf(getToken()).sub ?? ''}:seen`, {
    parse: (stored) => (typeof stored === 'number' ? stored : undefined),
    onlySignedIn: true,
  });

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const read = (): number => seenCount().read() ?? 0;

function write(count: number): void {
  if (count === read()) return;
  seenCount().write(count);
  for (const listener of listeners) listener();
}

/** How many lists stand on the screen: a change that the server may refuse is no news there. */
let openLists = 0;

/** The number of unread notifications that came since the list was seen. */
export function useUnseenCount(): number {
  const unread = useUnread();
  const seen = useSyncExternalStore(subscribe, read);
  useEffect(() => {
    // What was seen is read by now, or gone.
    if (openLists === 0 && unread !== undefined && unread < seen) write(unread);
  }, [unread, seen]);
  return Math.max(0, (unread ?? 0) - seen);
}

/** The list stands on the screen: what is unread is seen now, and what comes until it is left. */
export function useMarkSeen(isShown: boolean): void {
  const unread = useUnread();
  const isReady = isShown && unread !== undefined;
  const mark = useEffectEvent(() => {
    if (unread !== undefined) write(unread);
  });
  useEffect(() => {
    if (!isReady) return;
    openLists += 1;
    mark();
    return () => {
      openLists -= 1;
      mark();
    };
  }, [isReady]);
}
