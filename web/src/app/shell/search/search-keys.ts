import type { KeyboardEvent } from 'react';
import type { OffersHandle } from './SearchOffers.tsx';

type Box = {
  /** Whether the list is shown. */
  isListed: boolean;
  hasText: boolean;
  /** Closes the list. */
  close: () => void;
  /** Empties the field. */
  clear: () => void;
  /** Closes the search itself, where it can be closed. */
  onDone: (() => void) | undefined;
};

/**
 * What keys do in the search field: arrows choose what is offered, Delete removes the chosen recent
 * search, Escape takes back one thing at a time: the choice, the list, the text, the search.
 */
export function onSearchKey(
  event: KeyboardEvent,
  offers: OffersHandle | null,
  { isListed, hasText, close, clear, onDone }: Box,
): void {
  if (offers?.onArrow(event)) return;
  if (event.key === 'Delete' && offers?.forget()) event.preventDefault();
  if (event.key !== 'Escape') return;
  if (offers?.unchoose()) return;
  if (isListed && !onDone) close();
  else if (hasText) clear();
  else onDone?.();
}
