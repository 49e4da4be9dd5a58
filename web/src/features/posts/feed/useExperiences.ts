import { experienceFacets, experienceFilters } from '@schema/rules/posts/experiences-filters';
import { type ExperienceSort, experienceTexts } from '@schema/rules/posts/experiences-texts';
import { pagedList } from '@/core/data/lists/paged-list';
import { useArrivalPolicy } from '@/core/data/reads/useArrivalPolicy';
import { type Chosen, type Facets, filterOf } from '@/core/filters/chosen';
import { countedBy } from '@/core/filters/counted-by';
import { useOnReconnect } from '@/core/live/reconnect';
import { useSuggestedValues } from '@/features/suggestions';
import type { ExperienceFilterInput } from '@/generated/documents';
import { useExperienceFacetsQuery, useExperiencesQuery } from '@/generated/hooks';
import { feedPageSize } from './feed-address';

/** The filters of experiences, as chips show them. */
export const declared = {
  filters: experienceFilters,
  facets: experienceFacets,
  labels: experienceTexts.labels,
  useMeant: useSuggestedValues,
} satisfies Facets;

/** What is asked for, of a search and the filters that are set. */
const variablesOf = (search: string, chosen: Chosen) => ({
  search: search || null,
  filter: filterOf(experienceFilters, chosen) as ExperienceFilterInput | null,
});

/** Experiences that fit a search and filters, page after page. */
export function useExperiences(
  search: string,
  chosen: Chosen,
  sort: ExperienceSort,
  pageSize = feedPageSize,
) {
  const result = useExperiencesQuery({
    variables: { ...variablesOf(search, chosen), sort, first: pageSize },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  });
  const list = pagedList(result, ({ experiences }) => experiences, {
    keepsRows: false,
    nextSize: pageSize,
  });
  // A list of one page alone is read again: one that is longer would lose the pages behind it.
  const { rows, cursor } = list;
  useOnReconnect(() => {
    if (rows && rows.length <= pageSize && cursor === null) list.reread();
  });
  return list;
}

/** How many there are, and what they can be narrowed down to; null until it is known. */
export function useExperienceCounts(search: string, chosen: Chosen) {
  const result = useExperienceFacetsQuery({
    variables: variablesOf(search, chosen),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return countedBy(result, ({ experienceFacets: counts }) => counts);
}
