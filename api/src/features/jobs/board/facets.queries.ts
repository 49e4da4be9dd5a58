import { sql, type SqlBool } from 'kysely';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { jobsSql, readableJobs } from '../jobs.sql.ts';
import { boardFilter, type BoardShape } from './board-filter.ts';
import {
  boardTypes,
  fitsCompany,
  fitsLocation,
  fitsType,
  fitsWithoutFacets,
  fittingJobs,
} from './board.sql.ts';
import type { JobFacet, JobFacets, JobFilterInput } from './board.types.ts';

/** Openings that are counted: a college has fewer, and a list of more is narrowed down first. */
const maxCounted = 2000;
/** Companies that are offered; others are typed. */
const maxCompanies = 10;

const yes = sql<SqlBool>`true`;

/**
 * Which ones are counted of more than `maxCounted` is left to the database: an order would make it read and sort all
 * that fit, of a common word half of all openings. Each facet is counted with the filters of the two others, so that it offers what else there is.
 * How many fit everything is counted by itself: where more fit without the facets' filters, those at hand may be others.
 */
const facets = jobsSql.statements(
  'facets',
  boardTypes,
  [
    {
      standing: 'open',
      mine: null,
      words: 1,
      company: true,
      role: false,
      location: true,
      type: true,
      skill: false,
      experience: false,
      deadline: false,
    },
  ],
  (shape: BoardShape) => (db, p) =>
    db
      .with(
        (cte) => cte('fitting').materialized(),
        () =>
          readableJobs
            .where(fitsWithoutFacets(shape, p))
            .limit(maxCounted + 1)
            .select(['j.id', 'j.company_norm', 'j.company_name', 'j.job_location', 'j.job_type'])
            .select([
              (shape.company ? fitsCompany(p) : yes).as('of_company'),
              (shape.location ? fitsLocation(p) : yes).as('of_location'),
              (shape.type ? fitsType(p) : yes).as('of_type'),
            ]),
      )
      .with(
        (cte) => cte('counted').materialized(),
        (cte) =>
          shape.company || shape.location || shape.type
            ? fittingJobs(shape, p)
                .limit(maxCounted + 1)
                .select('j.id')
            : cte.selectFrom('fitting').select('fitting.id'),
      )
      .selectNoFrom([
        sql<number>`(select least(count(*), ${sql.lit(maxCounted)})::int from counted)`.as('count'),
        sql<boolean>`(select count(*) > ${sql.lit(maxCounted)} from counted)`.as('isMore'),
        sql<boolean>`(select count(*) > ${sql.lit(maxCounted)} from fitting)`.as('areFacetsMore'),
        sql<JobFacet[]>`(select coalesce(json_agg(facet), '[]') from (
          select (array_agg(company_name order by id desc))[1] as value, count(*)::int as count from fitting
          where of_location and of_type group by company_norm order by count desc, company_norm limit ${sql.lit(maxCompanies)}) facet)`.as(
          'companies',
        ),
        sql<JobFacet[]>`(select coalesce(json_agg(facet), '[]') from (
          select job_location as value, count(*)::int as count from fitting
          where of_company and of_type and job_location is not null group by job_location order by count desc, job_location) facet)`.as(
          'locations',
        ),
        sql<JobFacet[]>`(select coalesce(json_agg(facet), '[]') from (
          select job_type as value, count(*)::int as count from fitting
          where of_company and of_location group by job_type order by count desc, job_type) facet)`.as(
          'types',
        ),
      ]),
);

/**
 * How many openings fit, and what the list could be narrowed to: one statement.
 * @throws BAD_USER_INPUT for a deadline that is no day, FORBIDDEN for the unverified
 */
export async function jobFacets(
  ctx: Context,
  filter: JobFilterInput | null | undefined,
): Promise<JobFacets> {
  const viewer = requireViewer(ctx, 'member');
  const { shape, input } = boardFilter(ctx.app, filter);
  const [found] = await ctx.app.db.query(facets(shape), { ...input, viewerId: viewer.id });
  return (
    found ?? {
      count: 0,
      isMore: false,
      areFacetsMore: false,
      companies: [],
      locations: [],
      types: [],
    }
  );
}
