import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

type LinkedList = {
  /** What the ids of its items begin with: `gratitude-`. */
  prefix: string;
  /** The list is drawn. */
  isReady: boolean;
  /** There are pages that are not loaded. */
  hasMore: boolean;
  isLoading: boolean;
  /** The last page that was asked for did not come. */
  hasMoreFailed: boolean;
  loadMore: () => Promise<void>;
};

/**
 * Scrolls to the item that the address names (`#gratitude-…`) and moves the focus there, once the
 * list is drawn: pages are loaded until it is there. Where the item is not in the list, it scrolls
 * to the list.
 * @returns the id of the item, or null where the address names none
 */
export function useLinkedItem(
  { prefix, isReady, hasMore, isLoading, hasMoreFailed, loadMore }: LinkedList,
  list: RefObject<HTMLElement | null>,
): string | null {
  const { hash, key } = useLocation();
  const named = hash.slice(1);
  const canLoadMore = named.startsWith(prefix) && hasMore && !hasMoreFailed;
  const loadNext = useEffectEvent(loadMore);
  // Once for each navigation: the list changes later on.
  const handledKey = useRef<string>(undefined);
  useEffect(() => {
    if (!isReady || !named || handledKey.current === key) return;
    const item = document.getElementById(named);
    if (!item && canLoadMore) {
      if (!isLoading) void loadNext();
      return;
    }
    handledKey.current = key;
    (item ?? list.current)?.scrollIntoView({ block: item ? 'center' : 'start' });
    item?.focus({ preventScroll: true });
  }, [isReady, named, key, list, canLoadMore, isLoading]);
  return named || null;
}
