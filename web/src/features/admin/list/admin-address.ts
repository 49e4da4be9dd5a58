import { useState } from 'react';
import { useAddressQuery } from '@/core/address/useAddressQuery';

export type AdminAddress = {
  /** What is looked for; empty for nothing. */
  search: string;
  /** The filters that are set, by name. */
  filter: Readonly<Partial<Record<string, string>>>;
  sort: string;
  isFiltered: boolean;
  /**
   * @param value null takes the filter away
   * @param isTyped typed filters add no step to the history
   */
  set: (name: string, value: string | null, isTyped?: boolean) => void;
  setSearch: (text: string) => void;
  setSort: (sort: string) => void;
  clear: () => void;
  /** How often it was cleared: what is being typed then is gone too. */
  clears: number;
};

/**
 * The address of an admin list says what it shows, so that it can be handed on. Back takes back the
 * filter that was chosen last; what is typed and how it is sorted add no step. What it does not
 * know is ignored.
 * @param known the filters and the values that each may have; null for any value
 * @param sorts the orders, of which the first needs no word
 * @param opened the name of what is open of the list: it goes with every other change, since what
 *   is listed then may not hold it
 */
export function useAdminAddress(
  known: Readonly<Record<string, readonly string[] | null>>,
  sorts: readonly string[] = ['recent'],
  opened?: string,
): AdminAddress {
  const [params, changeQuery] = useAddressQuery();
  const change: typeof changeQuery = (changes, replace) => {
    const isOther = Object.entries(changes).some(
      ([name, value]) => (params.get(name) ?? '') !== (value ?? ''),
    );
    // Enter after a search that is there already: what was opened just now may not be in `params`
    // yet, and writing them again would close it.
    if (!isOther) return;
    changeQuery({ ...changes, ...(opened !== undefined && { [opened]: null }) }, replace);
  };
  const [clears, setClears] = useState(0);
  const names = Object.keys(known);
  const filter: Record<string, string> = {};
  for (const name of names) {
    const value = params.get(name)?.trim();
    if (value && (known[name]?.includes(value) ?? true)) filter[name] = value;
  }
  const search = params.get('search')?.trim() ?? '';
  const asked = params.get('sort') ?? '';
  const [usual = ''] = sorts;
  return {
    search,
    filter,
    sort: sorts.includes(asked) ? asked : usual,
    isFiltered: search !== '' || Object.keys(filter).length > 0,
    set: (name, value, isTyped = false) => change({ [name]: value }, isTyped),
    setSearch: (text) => change({ search: text.trim() }, true),
    setSort: (next) => change({ sort: next === usual ? null : next }, true),
    clear: () => {
      setClears(clears + 1);
      change({ search: null, ...Object.fromEntries(names.map((name) => [name, null])) });
    },
    clears,
  };
}
