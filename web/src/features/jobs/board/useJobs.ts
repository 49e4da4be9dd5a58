import { pagedList } from '@/core/data/lists/paged-list';
import { useArrivalPolicy } from '@/core/data/reads/useArrivalPolicy';
import type { Chosen } from '@/core/filters/chosen';
import { countedBy } from '@/core/filters/counted-by';
import { type JobSort, JobsDocument, type JobsQueryVariables } from '@/generated/documents';
import { useJobFacetsQuery, useJobsQuery } from '@/generated/hooks';
import { toJobFilterInput } from './board-address';

const pageSize = 20;

const jobsVariables = (chosen: Chosen, sort: JobSort): JobsQueryVariables => ({
  filter: toJobFilterInput(chosen),
  sort,
  first: pageSize,
});

/** What the board begins with. */
export const firstJobsRead = { query: JobsDocument, variables: jobsVariables({}, 'recent') };

/** A list of openings, page after page. Who comes back finds it as it was left. */
export function useJobs(chosen: Chosen, sort: JobSort) {
  const result = useJobsQuery({
    variables: jobsVariables(chosen, sort),
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return pagedList(result, ({ jobs }) => jobs);
}

/** How many there are, and what they could be narrowed to; null until it is known. */
export function useJobCounts(chosen: Chosen) {
  const result = useJobFacetsQuery({
    variables: { filter: toJobFilterInput(chosen) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return countedBy(result, ({ jobFacets }) => jobFacets);
}
