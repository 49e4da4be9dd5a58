import { formKey, persisted } from '@/core/persisted';
import { usePersistedState } from '@/core/usePersistedState';

const maxRecent = 5;

const parse = (stored: unknown): string[] | undefined =>
  Array.isArray(stored) && stored.every((term) => typeof term === 'string') ? stored : undefined;

/**
 * What this person searched for last, on this device only: the latest first, at most five terms.
 */
export function useRecentSearches() {
  const [recent, setRecent] = usePersistedState(persisted(formKey('searches'), { parse }), []);
  const without = (term: string) =>
    recent.filter((one) => one.toLowerCase() !== term.toLowerCase());
  return {
    recent,
    remember: (term: string) => setRecent([term, ...without(term)].slice(0, maxRecent)),
    remove: (term: string) => setRecent(without(term)),
    clear: () => setRecent(null),
  };
}
