import { experienceFacets, experienceFilters } from '@schema/rules/experiences-filters';
import { type ExperienceSort, experienceTexts } from '@schema/rules/experiences-texts';
import { pagedList } from '@/core/data/paged-list';
import { useArrivalPolicy } from '@/core/data/useArrivalPolicy';
import { type Chosen, type Facets, filterOf } from '@/core/filters/chosen';
import { useOnReconnect } from '@/core/live/reconnect';
import type { ExperienceFilterInput } from '@/generated/documents';
import { useExperienceFacetsQuery, useExperiencesQuery } from '@/generated/hooks';
import { feedPageSize } from './feed-address';

/** The filters of experiences, as chips show them. */
export const declared = {
  filters: experienceFilters,
  facets: experienceFacets,
  labels: experienceTexts.labels,
} satisfies Facets;

/** What is asked for, of a search and the filters that are set. */
const variablesOf = (search: string, chosen: Chosen) => ({
  search: search || null,
  filter: filterOf(experienceFilters, chosen) as ExperienceFilterInput | null,
});

/** Experiences that fit a search and filters, page after page. */
export function useExperiences(search: string, chosen: Chosen, sort: ExperienceSort) {
  const result = useExperiencesQuery({
    variables: { ...variablesOf(search, chosen), sort, first: feedPageSize },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  });
  const list = pagedList(result, ({ experiences }) => experiences, {
    keepsRows: false,
    nextSize: feedPageSize,
  });
  // A list of one page alone is read again: one that is longer would lose the pages behind it.
  const { rows, cursor } = list;
  useOnReconnect(() => {
    if (rows && rows.length <= feedPageSize && cursor === null) list.reread();
  });
  return list;
}

/** How many there are, and what they can be narrowed down to; null until it is known. */
export function useExperienceCounts(search: string, chosen: Chosen) {
  const { data, previousData, error, refetch } = useExperienceFacetsQuery({
    variables: variablesOf(search, chosen),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    counts: (data ?? (error ? undefined : previousData))?.experienceFacets ?? null,
    recount: error && !data ? () => void refetch().catch(() => undefined) : undefined,
  };
}
