import { useEffect, useEffectEvent, useState } from 'react';
import { useConnectionState } from '@/core/connection';
import { largestPage } from '@schema/rules/paging';
import type { Unread } from './rows';

/** Loaded before it opens; where more is unread than these hold, it opens at its end. */
const pagesAtMost = 5;

type Given = {
  unread: Unread | null;
  /** The number of the oldest that is loaded; undefined while nothing is. */
  oldest: number | undefined;
  hasOlder: boolean;
  hasOlderFailed: boolean;
  /** The newest page is not there yet. */
  isLoading: boolean;
  isLoadingOlder: boolean;
  loadOlder: (first: number) => Promise<void>;
};

/**
 * Loads what is unread from its first message on before a conversation opens, so that it opens there and nothing counts
 * as read that was not on the screen.
 * @returns whether that goes on
 */
export function useFirstUnread(given: Given): boolean {
  const { unread, hasOlder, hasOlderFailed, isLoading, isLoadingOlder } = given;
  const [pages, setPages] = useState(0);
  const isUp = useConnectionState() === 'up';
  // What is known from before does not reach the newest page then: it gives way to that.
  const isComing =
    isLoading && isUp && pages < pagesAtMost && unread !== null && unread.count > largestPage;
  const oldest = isComing ? undefined : given.oldest;
  const isMissing =
    unread !== null && oldest !== undefined && hasOlder && oldest > unread.before + 1;
  const goesOn = isMissing && pages < pagesAtMost && !hasOlderFailed;
  // Once it is open it stays so, whatever is loaded anew.
  if (oldest !== undefined && !goesOn && pages < pagesAtMost) setPages(pagesAtMost);
  const load = useEffectEvent(() => {
    void given.loadOlder(largestPage).then(() => setPages((before) => before + 1));
  });
  useEffect(() => {
    if (goesOn && !isLoadingOlder) load();
  }, [goesOn, isLoadingOlder, oldest]);
  return goesOn || isComing;
}
