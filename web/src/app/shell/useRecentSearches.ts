import { useKept } from '@/core/kept';

const recentAtMost = 5;

/** What this person searched for last, on this device alone. */
export function useRecentSearches() {
  const { kept, keep } = useKept<string[]>('searches', []);
  const recent = Array.isArray(kept) ? kept : [];
  const without = (term: string) =>
    recent.filter((one) => one.toLowerCase() !== term.toLowerCase());
  return {
    recent,
    remember: (term: string) => keep([term, ...without(term)].slice(0, recentAtMost)),
    remove: (term: string) => keep(without(term)),
    clear: () => keep(null),
  };
}
