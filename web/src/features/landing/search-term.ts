import { parseText, sharedStore } from '@/core/drafts/persisted.ts';

/** The parameter of the address that holds a search term: `/?search=…`. */
export const searchParameter = 'search';

const stored = sharedStore('landing.search', { area: 'tab', parse: parseText });

/**
 * The term of the address, else the last one of this tab: coming back from a result shows the
 * results again.
 */
export function firstTerm(): string {
  if (typeof window === 'undefined') return ''; // The build draws the first screen.
  const { search } = window.location;
  return new URLSearchParams(search).get(searchParameter)?.slice(0, 100) ?? stored.read() ?? '';
}

/** Remembers the term in this tab; an empty one is forgotten. */
export function rememberTerm(term: string): void {
  if (term) stored.write(term);
  else stored.remove();
}
