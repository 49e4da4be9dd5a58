import { pagedList } from '@/core/data/paged-list';
import { useArrivalPolicy } from '@/core/data/useArrivalPolicy';
import { type JobSort, JobsDocument, type JobsQueryVariables } from '@/generated/documents';
import { useJobFacetsQuery, useJobsQuery } from '@/generated/hooks';
import { type BoardFilter, toJobFilterInput } from './board-address';

const pageSize = 20;

const jobsVariables = (filter: BoardFilter, sort: JobSort): JobsQueryVariables => ({
  filter: toJobFilterInput(filter),
  sort,
  first: pageSize,
});

/** What the board begins with. */
export const firstJobsRead = { query: JobsDocument, variables: jobsVariables({}, 'recent') };

/** A list of openings, page after page. Who comes back finds it as it was left. */
export function useJobs(filter: BoardFilter, sort: JobSort) {
  const result = useJobsQuery({
    variables: jobsVariables(filter, sort),
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return pagedList(result, ({ jobs }) => jobs);
}

/** How many there are, and what they could be narrowed to. Null until it is known. */
export function useFacets(filter: BoardFilter) {
  const { data, previousData, error, refetch } = useJobFacetsQuery({
    variables: { filter: toJobFilterInput(filter) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    facets: (data ?? (error ? undefined : previousData))?.jobFacets ?? null,
    /** Why they could not be counted. */
    error: data ? undefined : error,
    recount: () => void refetch().catch(() => undefined),
  };
}
