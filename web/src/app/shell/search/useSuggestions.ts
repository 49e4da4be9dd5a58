import { useState } from 'react';
import { usePopularCompaniesQuery } from '@/generated/hooks';
import type { RecentSearches } from './useRecentSearches.ts';

/** Companies that are not among the recent searches: each term is suggested once. */
export const withoutRecent = (
  companies: readonly string[],
  recent: readonly string[],
): readonly string[] =>
  companies.filter((name) => !recent.some((term) => term.toLowerCase() === name.toLowerCase()));

/**
 * The option that an arrow key leads to; after the last one comes the first.
 * @param active the option that is active, -1 for none: down leads to the first, up to the last
 */
export function nextOption(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const from = step === 1 ? active : Math.max(active, 0);
  return (from + step + count) % count;
}

/**
 * What the box suggests before anything is typed: recent searches, then popular companies. They are
 * fetched when the list is first opened.
 * @param isEmpty whether the box is empty; otherwise there are no suggestions
 */
export function useSuggestions(
  isEmpty: boolean,
  initiallyOpen: boolean,
  { recent, remember, remove, clear }: RecentSearches,
) {
  const [open, setOpen] = useState(initiallyOpen);
  const [active, setActive] = useState(-1);
  const { data } = usePopularCompaniesQuery({ skip: !open });
  const companies = withoutRecent(data?.popularCompanies ?? [], recent);
  const terms = [...recent, ...companies];
  const isShown = open && isEmpty && terms.length > 0;
  return {
    recent,
    companies,
    isShown,
    /** The index of the option that the arrow keys chose; -1 for none. */
    active,
    /** The term of that option. */
    chosen: isShown ? terms[active] : undefined,
    setOpen: (next: boolean) => {
      setOpen(next);
      setActive(-1);
    },
    open: () => setOpen(true),
    unchoose: () => setActive(-1),
    move: (step: 1 | -1) => {
      setOpen(true);
      setActive(nextOption(active, step, terms.length));
    },
    remember,
    /** Removes a recent search; the option after it becomes the active one. */
    remove: (term: string) => {
      remove(term);
      setActive(Math.min(active, terms.length - 2));
    },
    clearRecent: clear,
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
