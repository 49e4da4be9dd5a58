import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countedAtMost } from '../../../../../schema/rules/lists.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { countRows, elementAt, truth } from '../../../core/sql/index.ts';
import { jobsSql, readableJobs } from '../jobs.sql.ts';
import { askingOf, board, inQueue } from './board.queries.ts';
import { isInList, type Opening } from './board.sql.ts';
import type { JobFacets, JobFilter } from './board.types.ts';

/** Companies that are offered; others are typed. */
const maxCompanies = 10;

/** An opening that fits all but the filters that have a facet, and which of those it fits. */
type FittingRow = Pick<
  Opening,
  'id' | 'company_norm' | 'company_name' | 'job_location' | 'specific_location' | 'job_type'
> & { of_company: boolean; of_location: boolean; of_city: boolean; of_type: boolean };

const db = jobsSql.db.$extendTables<{ fitting: FittingRow; counted: { id: string } }>();

/** Whether there are more than are counted. */
const areMore = (rows: 'counted' | 'fitting') =>
  db
    .selectFrom(rows)
    .select((eb) => truth(eb(eb.fn.countAll(), '>', countedAtMost)).as('are_more'))
    .$asScalar()
    .$notNull();

const companies = db
  .selectFrom('fitting')
  .where('of_location', '=', true)
  .where('of_city', '=', true)
  .where('of_type', '=', true)
  .groupBy('company_norm')
  .select(({ fn }) => [
    // The last of its spellings.
    elementAt(fn.agg<string[]>('array_agg', ['company_name']).orderBy('id', 'desc'), 1).as('value'),
    countRows().as('count'),
  ])
  .orderBy('count', 'desc')
  .orderBy('company_norm')
  .limit(maxCompanies);

const locations = db
  .selectFrom('fitting')
  .where('of_company', '=', true)
  .where('of_city', '=', true)
  .where('of_type', '=', true)
  .where('job_location', 'is not', null)
  .groupBy('job_location')
  .select(({ ref }) => [ref('job_location').$notNull().as('value'), countRows().as('count')])
  .orderBy('count', 'desc')
  .orderBy('job_location');

const cities = db
  .selectFrom('fitting')
  .where('of_company', '=', true)
  .where('of_location', '=', true)
  .where('of_type', '=', true)
  .where('specific_location', 'is not', null)
  .groupBy('specific_location')
  .select(({ ref }) => [ref('specific_location').$notNull().as('value'), countRows().as('count')])
  .orderBy('count', 'desc')
  .orderBy('specific_location');

const types = db
  .selectFrom('fitting')
  .where('of_company', '=', true)
  .where('of_location', '=', true)
  .where('of_city', '=', true)
  .groupBy('job_type')
  .select(['job_type as value', countRows().as('count')])
  .orderBy('count', 'desc')
  .orderBy('job_type');

/**
 * Which ones are counted of more than `countedAtMost` is left to the database: an order would make
 * it read and sort all that fit, of a common word half of all openings. Each facet is counted with
 * the filters of the others, so that it offers what else there is. How many fit everything is
 * counted by itself: where more fit without the facets' filters, those at hand may be others.
 */
const readFacets = board.about('facets', (db, given, { variant, conditions, fit }) => {
  const { company, location, city, type, ...others } = conditions;
  const isListed = isInList(variant, given);
  const isTrue = sql.lit(true);
  return db
    .with(
      (cte) => cte('fitting').materialized(),
      () =>
        readableJobs
          .where(jobsSql.eb.and([isListed, ...Object.values(others)]))
          .limit(countedAtMost + 1)
          .select([
            'opening.id',
            'opening.company_norm',
            'opening.company_name',
            'opening.job_location',
            'opening.specific_location',
            'opening.job_type',
          ])
          .select([
            truth(company ?? isTrue).as('of_company'),
            truth(location ?? isTrue).as('of_location'),
            truth(city ?? isTrue).as('of_city'),
            truth(type ?? isTrue).as('of_type'),
          ]),
    )
    .with(
      (cte) => cte('counted').materialized(),
      (cte) =>
        company || location || city || type
          ? readableJobs
              .where(isListed)
              .$call(fit)
              .limit(countedAtMost + 1)
              .select('opening.id')
          : cte.selectFrom('fitting').select('fitting.id'),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom('counted')
        .select((of) => of.fn<number>('least', [countRows(), sql.lit(countedAtMost)]).as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
      areMore('counted').as('isMore'),
      areMore('fitting').as('areFacetsMore'),
      jsonArrayFrom(companies).as('companies'),
      jsonArrayFrom(locations).as('locations'),
      jsonArrayFrom(cities).as('cities'),
      jsonArrayFrom(types).as('types'),
    ]);
});

/**
 * How many openings fit, and what the list could be narrowed to: one statement.
 * @throws BAD_USER_INPUT for a deadline that is no day, FORBIDDEN for the unverified, RATE_LIMITED
 * for many searches at once
 */
export async function jobFacets(
  ctx: Context,
  filter: JobFilter | null | undefined,
): Promise<JobFacets> {
  const viewer = requireViewer(ctx, 'member');
  const [found] = await inQueue(ctx, viewer, filter, () =>
    readFacets(ctx.app, filter, askingOf(ctx, viewer, filter)),
  );
  return (
    found ?? {
      count: 0,
      isMore: false,
      areFacetsMore: false,
      companies: [],
      locations: [],
      cities: [],
      types: [],
    }
  );
}
