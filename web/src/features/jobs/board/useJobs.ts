import { pagedList } from '@/core/data/paged-list';
import { useArrivalPolicy } from '@/core/data/useArrivalPolicy';
import type { Chosen } from '@/core/filters/chosen';
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
  const { data, previousData, error, refetch } = useJobFacetsQuery({
    variables: { filter: toJobFilterInput(chosen) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const count = () => void refetch().catch(() => undefined);
  return {
    counts: (data ?? (error ? undefined : previousData))?.jobFacets ?? null,
    /** The way to count again, where they could not be counted. */
    recount: error && !data ? count : undefined,
    /** Counts again what is known. */
    refresh: count,
  };
}
