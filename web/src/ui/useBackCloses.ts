import { useEffect, useEffectEvent } from 'react';
import { useIsNarrow } from './useMedia.ts';

const mark = 'sheet';
const open = new Set<number>();
let count = 0;

type Entry = { [mark]?: number; key?: string } | null;
const current = (): Entry => window.history.state as Entry;
/** Links close what they stand in and go somewhere: that has happened by then. */
const navigationSettles = 50;

/** Takes our own entry away again. The router need not hear of it: the place is the same. */
function stepBack(): void {
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.history.back();
}

// Back to a page that was left by a link in a sheet: the sheet's entry is passed over.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    const left = (event.state as Entry)?.[mark];
    if (left !== undefined && !open.has(left)) stepBack();
  });
}

/**
 * On a phone Back closes what lies over the page, as it does everywhere else there, instead of leaving the page.
 * An open sheet has an entry of its own in the history, with the state of the page below it.
 */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const phone = useIsNarrow();
  const close = useEffectEvent(onClose);
  const holds = opened && phone;
  useEffect(() => {
    if (!holds) return;
    const id = (count += 1);
    const below = current();
    open.add(id);
    const state = { ...below, [mark]: id };
    // An entry that another sheet left behind will do.
    if (below?.[mark] !== undefined && !open.has(below[mark]))
      window.history.replaceState(state, '');
    else window.history.pushState(state, '');
    const onPop = (event: PopStateEvent) => {
      const to = event.state as Entry;
      if (to?.[mark] === id) return; // One above this was closed.
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
      }, navigationSettles);
    };
  }, [holds]);
}
