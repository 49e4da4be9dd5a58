import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The id of the item that the address names (`#gratitude-…`), if any. Once the list is drawn the page moves there, and
 * so does the ear; where the item is not among the first, to the list.
 */
export function useLinkedItem(ready: boolean, list: RefObject<HTMLElement | null>): string | null {
  const { hash, key } = useLocation();
  const named = hash.slice(1);
  // Once for each time that one goes there: lists change later on.
  const wentTo = useRef<string>(undefined);
  useEffect(() => {
    if (!ready || !named || wentTo.current === key) return;
    wentTo.current = key;
    const item = document.getElementById(named);
    (item ?? list.current)?.scrollIntoView({ block: item ? 'center' : 'start' });
    item?.focus({ preventScroll: true });
  }, [ready, named, key, list]);
  return named || null;
}
