import { jobFilters } from '@schema/rules/jobs-filters';
import { jobCities, jobSorts } from '@schema/rules/jobs-texts';
import { addressKeys } from '@/core/address/declared-filters';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import type { JobFilterInput, JobSort } from '@/generated/documents';

export type FilterName = keyof typeof jobFilters;
/** The filters as the address names them, in the order in which their chips stand. */
export const filterNames = Object.keys(jobFilters) as FilterName[];
export type BoardFilter = Partial<Record<FilterName, string>>;

const words = { ...addressKeys(jobFilters), city: jobCities } as Partial<
  Record<string, readonly string[] | null>
>;

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** What an address says that the api takes; the rest falls back to no filter. */
function filterFromAddress(params: URLSearchParams): BoardFilter {
  const filter: BoardFilter = {};
  for (const name of filterNames) {
    const value = params.get(name)?.trim();
    if (!value || (words[name] && !words[name].includes(value))) continue;
    if (name === 'deadline' && !isDay(value)) continue;
    // What is open is the list by itself; of one's own it is a part.
    if (name === 'standing' && value === 'open' && !params.get('mine')) continue;
    filter[name] = value;
  }
  return filter;
}

const isSort = (value: string | null): value is JobSort => jobSorts.some((sort) => sort === value);

/** The filter as the api takes it; null for none. */
export const toJobFilterInput = (filter: BoardFilter): JobFilterInput | null =>
  Object.keys(filter).length > 0 ? (filter as JobFilterInput) : null;

/**
 * The address says which openings one reads: it can be handed on, and Back goes one filter back.
 */
export function useBoardAddress() {
  const [params, change] = useAddressQuery();
  const sort = params.get('sort');
  return {
    filter: filterFromAddress(params),
    sort: isSort(sort) ? sort : ('recent' as const),
    setSort: (next: JobSort) => change({ sort: next === 'recent' ? null : next }, true),
    set: (name: FilterName, value: string | null, replace = false) =>
      change({ [name]: value }, replace),
    apply: (filter: BoardFilter) =>
      change(Object.fromEntries(filterNames.map((name) => [name, filter[name] ?? null]))),
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, null]))),
  };
}
