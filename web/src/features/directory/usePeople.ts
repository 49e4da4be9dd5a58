import { peopleFacets, peopleFilters } from '@schema/rules/directory/people-filters';
import { peopleTexts } from '@schema/rules/directory/people-texts';
import type { FeedSort } from '@schema/rules/posts/posts-texts';
import { pagedList } from '@/core/data/lists/paged-list';
import { useArrivalPolicy } from '@/core/data/reads/useArrivalPolicy';
import { type Chosen, type Facets, filterOf } from '@/core/filters/chosen';
import { countedBy } from '@/core/filters/counted-by';
import { useSuggestedValues } from '@/features/suggestions';
import type { PeopleFilterInput } from '@/generated/documents';
import { usePeopleFacetsQuery, usePeopleQuery } from '@/generated/hooks';

/** The filters of people, as chips show them. */
export const declared = {
  filters: peopleFilters,
  facets: peopleFacets,
  labels: peopleTexts.labels,
  useMeant: useSuggestedValues,
} satisfies Facets;

const pageSize = 18;

/** What is set, as the api takes it; null where nothing is. */
export const filterFor = (chosen: Chosen) =>
  filterOf(peopleFilters, chosen) as PeopleFilterInput | null;

/** People who fit what is set, page after page. */
export function usePeople(chosen: Chosen, sort: FeedSort) {
  const result = usePeopleQuery({
    variables: { filter: filterFor(chosen), sort, first: pageSize },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return pagedList(result, ({ people }) => people);
}

/** How many they are, and what they can be narrowed down to; null until it is known. */
export function usePeopleCounts(chosen: Chosen) {
  const result = usePeopleFacetsQuery({
    variables: { filter: filterFor(chosen) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return countedBy(result, ({ peopleFacets: counts }) => counts);
}
