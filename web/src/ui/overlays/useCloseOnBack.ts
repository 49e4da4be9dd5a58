import { useEffect, useEffectEvent } from 'react';
import { useIsNarrow } from '../viewport/useMediaQuery.ts';

const mark = 'sheet';
const open = new Set<number>();
let count = 0;

type Entry = { [mark]?: number; key?: string } | null;
const current = (): Entry => window.history.state as Entry;
/** In milliseconds: a link in a sheet closes the sheet and navigates; after this time it has. */
const navigationDelay = 50;

/**
 * Removes our own entry of the history. The router does not hear of it: the page stays the same.
 */
function stepBack(): void {
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.history.back();
}

// Going back to a page that was left by a link in a sheet skips the sheet's entry.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    const left = (event.state as Entry)?.[mark];
    if (left !== undefined && !open.has(left)) stepBack();
  });
}

/**
 * On a phone, Back closes what lies over the page instead of leaving the page, as people know it
 * from other apps. An open sheet has an entry of its own in the history, with the state of the page
 * below it.
 */
export function useCloseOnBack(opened: boolean, onClose: () => void): void {
  const isPhone = useIsNarrow();
  const close = useEffectEvent(onClose);
  const holds = opened && isPhone;
  useEffect(() => {
    if (!holds) return;
    const id = (count += 1);
    const below = current();
    open.add(id);
    const state = { ...below, [mark]: id };
    // An entry that another sheet left behind is used again.
    if (below?.[mark] !== undefined && !open.has(below[mark]))
      window.history.replaceState(state, '');
    else window.history.pushState(state, '');
    const onPop = (event: PopStateEvent) => {
      const to = event.state as Entry;
      if (to?.[mark] === id) return; // A sheet above this one was closed.
      if (to?.key === below?.key) event.stopImmediatePropagation();
      open.delete(id);
      close();
    };
    window.addEventListener('popstate', onPop, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPop, { capture: true });
      open.delete(id);
      setTimeout(() => {
        if (current()?.[mark] === id && !open.has(id)) stepBack();
      }, navigationDelay);
    };
  }, [holds]);
}
