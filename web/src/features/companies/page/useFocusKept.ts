import { useEffect, useRef, useState } from 'react';

type Row = { id: string };
type Done = Row & { at: number; pressed: HTMLElement | null };

/** What the words of a question are focused by. */
export const askedAnchor = (id: string): string => `asked-${id}`;

/**
 * Keeps the focus at its place in a list that is read anew after something was done with a row: at
 * what was pressed, else at that row, else at what stands where it stood.
 * @param title of the list, which has the focus where nothing is left in it
 * @returns to be called with the row before it is done; what it answers, once the list is read
 */
export function useFocusKept(
  rows: readonly Row[] | undefined,
  title: string,
): (id: string) => () => void {
  const [done, setDone] = useState<Done | null>(null);
  const heard = useRef<Done | null>(null);
  useEffect(() => {
    if (!done || heard.current === done) return;
    heard.current = done;
    const { id, at, pressed } = done;
    const now = document.activeElement;
    // Who has gone on meanwhile is not called back; what holds the list is nowhere in it.
    const isNowhere = now === null || now.contains(document.getElementById(title));
    if (!isNowhere && now !== pressed) return;
    const row = rows?.find((one) => one.id === id) ?? rows?.[Math.min(at, rows.length - 1)];
    const isLeft = pressed?.isConnected && !pressed.closest('[role="dialog"]');
    const next = isLeft ? pressed : document.getElementById(row ? askedAnchor(row.id) : title);
    next?.focus({ preventScroll: true });
  }, [done, rows, title]);
  return (id) => {
    const focused = document.activeElement;
    const pressed = focused instanceof HTMLElement && focused !== document.body ? focused : null;
    const at = Math.max(0, rows?.findIndex((row) => row.id === id) ?? 0);
    // What was read is shown a turn of the loop after it is in the cache.
    return () => void setTimeout(() => setDone({ id, at, pressed }));
  };
}
