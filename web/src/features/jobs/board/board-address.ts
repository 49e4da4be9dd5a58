import {
  jobFacetLabels,
  jobFacets,
  jobFilters,
  jobTypedFacets,
} from '@schema/rules/jobs/jobs-filters';
import { jobSorts } from '@schema/rules/jobs/jobs-texts';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import { type Chosen, type Facets, filterOf } from '@/core/filters/chosen';
import { useFilterAddress } from '@/core/filters/useFilterAddress';
import { useSuggestedValues } from '@/features/suggestions';
import type { JobFilterInput, JobSort } from '@/generated/documents';

// One of several and one alone have the same name in an address: chips read it.
const { type: _type, location: _location, city: _city, ...filters } = jobFilters;

/** All that can be set, as chips are called. */
const all = {
  filters,
  facets: { ...jobFacets, ...jobTypedFacets },
  labels: jobFacetLabels,
  useMeant: useSuggestedValues,
} satisfies Facets;

/**
 * The filters of openings, as chips show them: those that are offered, and what a link or a saved
 * search asks for besides them.
 */
export function declaredFor(chosen: Chosen): Facets {
  const typed = Object.entries(jobTypedFacets).filter(([, [name]]) => chosen[name]?.length);
  return { ...all, facets: { ...jobFacets, ...Object.fromEntries(typed) } };
}

/** The filter as the api takes it; null for none. */
export const toJobFilterInput = (chosen: Chosen): JobFilterInput | null =>
  filterOf(filters, chosen) as JobFilterInput | null;

const isSort = (value: string | null): value is JobSort => jobSorts.some((sort) => sort === value);

/**
 * The address says which openings one reads: it can be handed on, and Back goes one filter back.
 */
export function useBoardAddress() {
  const [params, change] = useAddressQuery();
  const { chosen, apply } = useFilterAddress(all);
  const sort = params.get('sort');
  const search = chosen['search'] ?? [];
  return {
    chosen,
    sort: isSort(sort) ? sort : ('recent' as const),
    setSort: (next: JobSort) => change({ sort: next === 'recent' ? null : next }, true),
    setSearch: (text: string, isEntered: boolean) => change({ search: text || null }, !isEntered),
    apply,
    // What is typed is no chip: dropping all of them keeps it.
    narrow: (facets: Chosen) => apply({ ...facets, search }),
  };
}
