import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the item that the address names (`#gratitude-…`) and moves the focus there, once the
 * list is drawn; where the item is not in the list, it scrolls to the list.
 * @param ready whether the list is drawn
 * @returns the id of the item, or null where the address names none
 */
export function useLinkedItem(ready: boolean, list: RefObject<HTMLElement | null>): string | null {
  const { hash, key } = useLocation();
  const named = hash.slice(1);
  // Once for each navigation: the list changes later on.
  const handledKey = useRef<string>(undefined);
  useEffect(() => {
    if (!ready || !named || handledKey.current === key) return;
    handledKey.current = key;
    const item = document.getElementById(named);
    (item ?? list.current)?.scrollIntoView({ block: item ? 'center' : 'start' });
    item?.focus({ preventScroll: true });
  }, [ready, named, key, list]);
  return named || null;
}
