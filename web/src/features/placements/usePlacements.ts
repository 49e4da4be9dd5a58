import { placementFacets, placementFilters } from '@schema/rules/analytics/placements-filters';
import { placementTexts } from '@schema/rules/analytics/placements-texts';
import { type Chosen, type Counts, type Facets, filterOf } from '@/core/filters/chosen';
import type { PlacementFilterInput, PlacementsQuery } from '@/generated/documents';
import { usePlacementsQuery } from '@/generated/hooks';

export type PlacementReport = PlacementsQuery['placements'];

/** The filters of the report, as chips show them. */
export const declared = {
  filters: placementFilters,
  facets: placementFacets,
  labels: placementTexts.labels,
} satisfies Facets;

/** What is set, as the api takes it; null where nothing is. */
export const filterFor = (chosen: Chosen) =>
  filterOf(placementFilters, chosen) as PlacementFilterInput | null;

/** What seasons and branches there are to choose from, and how many people are in what is set. */
const countsIn = ({ finish, seasonChoices, branchChoices }: PlacementReport): Counts => ({
  count: finish,
  facets: [
    { name: 'year', choices: seasonChoices },
    { name: 'branch', choices: branchChoices },
  ].map(({ name, choices }) => ({
    name,
    count: 0,
    values: choices.map(({ value, finish: count }) => ({ value, count })),
  })),
});

/** The report of what is set; that of before stays while it is on its way. */
export function usePlacements(chosen: Chosen) {
  const { data, previousData, error, loading, refetch } = usePlacementsQuery({
    variables: { filter: filterFor(chosen) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const isStale = data === undefined && loading;
  const report = (data ?? (error ? undefined : previousData))?.placements ?? null;
  return {
    report,
    isStale,
    error: report ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** How many are in what a sheet is set to, before it is applied. */
export function usePlacementCounts(chosen: Chosen): Counts | null {
  const { report } = usePlacements(chosen);
  return report && countsIn(report);
}
