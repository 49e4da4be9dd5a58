import { placementFilters } from '../../../../../schema/rules/analytics/placements-filters.ts';
import type { FilterInput } from '../../../../../schema/rules/lists/filters.ts';
import { collegeYear } from '../../../../../schema/rules/text/days.ts';
import type { App } from '../../../core/context.ts';
import { readFilter } from '../../../core/lists/index.ts';
import { countPlacements } from './count-placements.ts';
import { finishingPeople, placedPeople } from './placements.queries.ts';
import type { CountedPlacements, Placements } from './placements.types.ts';

export type PlacementsAsked = FilterInput<typeof placementFilters>;

/**
 * What still belongs to the season in which somebody finishes. A job: interviewed for in the year
 * before or in that year, begun in that year or the next. An internship: while they study.
 */
const windows = {
  fulltime: { interviewYears: 1, yearsBefore: 0, yearsAfter: 1 },
  intern: { interviewYears: 4, yearsBefore: 4, yearsAfter: 0 },
} as const;

/**
 * What members told of placements, put together: two statements, whatever is asked. Seasons end
 * with the college's year: who has not finished tells nothing yet.
 * @throws BAD_USER_INPUT for years out of range and too many branches
 */
export async function readPlacements(
  { stale, clock }: Pick<App, 'stale' | 'clock'>,
  sent: PlacementsAsked | null | undefined,
): Promise<CountedPlacements> {
  const { kind, ...asked } = readFilter(placementFilters, sent);
  const lastYear = collegeYear(clock.now());
  const shown = kind ?? 'fulltime';
  const [finishing, placed] = await Promise.all([
    stale.query(finishingPeople, { lastYear }),
    stale.query(placedPeople, { lastYear, kind: shown, ...windows[shown] }),
  ]);
  return countPlacements(finishing, placed, asked);
}

/** So many companies are on the page. */
const companiesAtMost = 200;

/** As `readPlacements`, with as many companies as a page has room for. */
export async function readPlacementsPage(
  ...asked: Parameters<typeof readPlacements>
): Promise<Placements> {
  const counted = await readPlacements(...asked);
  return {
    ...counted,
    companies: counted.companies.slice(0, companiesAtMost),
    moreCompanies: Math.max(0, counted.companies.length - companiesAtMost),
  };
}
