import type { KeyboardEvent } from 'react';
import type { Suggestions } from './useSuggestions.ts';

type Actions = {
  /** Empties the field. */
  clear: () => void;
  /** Closes the search itself, where it can be closed. */
  onDone: (() => void) | undefined;
};

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * What keys do in the search field: arrows choose a suggestion, Delete removes the chosen recent
 * search, Escape takes back one thing at a time: the choice, the list, the text, the search.
 */
export function onSearchKey(
  event: KeyboardEvent,
  text: string,
  suggestions: Suggestions,
  { clear, onDone }: Actions,
): void {
  const { chosen, active, recent, isShown } = suggestions;
  const step = steps[event.key];
  if (step && text === '') {
    event.preventDefault();
    suggestions.move(step);
  }
  if (event.key === 'Delete' && chosen !== undefined && active < recent.length)
    suggestions.remove(chosen);
  if (event.key !== 'Escape') return;
  if (chosen !== undefined) suggestions.unchoose();
  else if (isShown && !onDone) suggestions.setOpen(false);
  else if (text) clear();
  else onDone?.();
}
