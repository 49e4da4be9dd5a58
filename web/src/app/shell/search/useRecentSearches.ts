import { personalStore } from '@/core/drafts/persisted';
import { usePersistedState } from '@/core/drafts/usePersistedState';

const maxRecent = 5;

const parse = (stored: unknown): string[] | undefined =>
  Array.isArray(stored) && stored.every((term) => typeof term === 'string') ? stored : undefined;

const without = (terms: readonly string[], term: string): string[] =>
  terms.filter((one) => one.toLowerCase() !== term.toLowerCase());

/**
 * What this person searched for last, on this device only: the latest first, at most five terms.
 * All boxes of a page share what one call of it returns.
 */
export function useRecentSearches() {
  const store = personalStore('searches', { parse });
  const [recent, setRecent] = usePersistedState(store, []);
  /** As stored now: another tab may have added to it. */
  const latest = () => store.read() ?? [];
  return {
    recent,
    remember: (term: string) => setRecent([term, ...without(latest(), term)].slice(0, maxRecent)),
    remove: (term: string) => setRecent(without(latest(), term)),
    clear: () => setRecent(null),
  };
}

export type RecentSearches = ReturnType<typeof useRecentSearches>;
