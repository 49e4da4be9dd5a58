import { type AliasableExpression, type Expression, type SqlBool, sql } from 'kysely';
import {
  jobFacets as chips,
  type JobFacetName,
  type JobFilterName,
  jobTypedFacets,
} from '../../../../../schema/rules/jobs/jobs-filters.ts';
import {
  type JobOfMine,
  type JobStanding,
  jobsOfMine,
} from '../../../../../schema/rules/jobs/jobs-texts.ts';
import { countedAtMost } from '../../../../../schema/rules/lists/lists.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import {
  type CountedToken,
  type Facets,
  facetCounts,
  facetsOf,
  frequentValues,
} from '../../../core/lists/index.ts';
import { countRows, isShown, roomSql, unionAll } from '../../../core/sql/index.ts';
import { isNotBanned, people } from '../../identity/index.ts';
import { jobsSql, namesOfCompanies } from '../jobs.sql.ts';
import { readableJobs } from '../shown-jobs.sql.ts';
import { askingOf, board, inQueue } from './board.queries.ts';
import { type BoardVariant, isInList } from './board.sql.ts';
import type { JobFilter } from './board.types.ts';
import { roleAsWritten, skillAsWritten, tokens } from './chosen.sql.ts';

const { db, eb } = jobsSql;
/** For what is said of counts alone, whatever was counted. */
const { db: bare } = roomSql<Record<never, never>>('jobs');

/** Past openings are as many as there ever were: so many of the newest are looked through. */
const maxPast = 3000;

const facets: Readonly<Record<string, readonly JobFilterName[]>> = { ...chips, ...jobTypedFacets };
const facetNames = Object.keys(facets);
/** A row of a count that is made without tokens. */
const countRow = (
  [fitting, facet, value]: readonly [string, string, string],
  rows: AliasableExpression<unknown>,
): Expression<CountedToken> =>
  db
    .selectFrom(rows.as('fitting'))
    .select([
      sql.lit(fitting).as('fitting'),
      sql.lit(facet).as('facet'),
      sql.lit(value).as('value'),
      countRows().as('count'),
    ]);

/** Openings and their posters, as `readableJobs`: the newest of those that are past. */
const newestPast = db
  .selectFrom(
    db
      .selectFrom('job_openings')
      .where('is_current', '=', false)
      .where(isShown())
      .orderBy('is_pinned', 'desc')
      .orderBy('id', 'desc')
      .limit(maxPast)
      .selectAll()
      .as('opening'),
  )
  .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
  .where(isNotBanned('person'));

/** What dropping the variant's own filters gives: the list by itself is of what is open. */
const withoutStanding = ({ mine }: BoardVariant): BoardVariant => ({
  standing: mine ? 'any' : 'open',
  mine,
});
const withoutMine = ({ standing }: BoardVariant): BoardVariant => ({
  standing: standing === 'any' ? 'open' : standing,
  mine: null,
});

/**
 * Openings are counted up to a bound, as people and experiences are: how many fit, and of each
 * facet how many of its values there are with the filters of all others. One statement. Which ones
 * are counted of more is left to the database: an order would make it read and sort all that fit.
 */
const readFacets = board.about('facets', (_db, given, { variant, conditions }) => {
  /** What fits some filters. */
  const fitting = (
    of: BoardVariant,
    wanted: Readonly<Partial<Record<JobFilterName, Expression<SqlBool>>>> = conditions,
  ) => {
    const openings = of.standing === 'past' && !of.mine ? newestPast : readableJobs;
    return openings
      .where(isInList(of, given))
      .where(eb.and(Object.values(wanted)))
      .limit(countedAtMost + 1);
  };
  const standing = (one: JobStanding) =>
    countRow(
      ['standing', 'standing', one],
      fitting({ ...variant, standing: one }).select('opening.id'),
    );
  const ofMine = (mine: JobOfMine) =>
    countRow(['mine', 'mine', mine], fitting({ ...variant, mine }).select('opening.id'));
  const all = (facet: string, of: BoardVariant) =>
    countRow([facet, 'all', ''], fitting(of).select('opening.id'));
  const counted = unionAll<CountedToken>(
    facetCounts<JobFilterName>(facets, conditions, (wanted) =>
      fitting(variant, wanted).select(tokens(given).as('tokens')),
    ),
    standing('open'),
    standing('past'),
    all('standing', withoutStanding(variant)),
    ...(variant.mine ? [all('mine', withoutMine(variant)), ...jobsOfMine.map(ofMine)] : []),
  );
  return db
    .selectFrom(frequentValues(bare, counted, namesOfCompanies()).as('ranked'))
    .orderBy('ranked.count', 'desc')
    .orderBy('ranked.value')
    .select((of) => [
      'ranked.fitting',
      'ranked.facet',
      'ranked.value',
      'ranked.count',
      of
        .case('ranked.facet')
        .when('company' satisfies JobFacetName)
        .then(of.ref('ranked.name'))
        .when('role' satisfies JobFacetName)
        .then(roleAsWritten(of.ref('ranked.value')))
        .when('skill' satisfies JobFacetName)
        .then(skillAsWritten(of.ref('ranked.value')))
        .end()
        .as('label'),
    ]);
});

/**
 * How many openings fit, and what the list could be narrowed to: one statement.
 * @throws BAD_USER_INPUT for a deadline that is no day and for more values than a filter takes,
 * FORBIDDEN for the unverified, RATE_LIMITED for many searches at once
 */
export async function jobFacets(
  ctx: Context,
  filter: JobFilter | null | undefined,
): Promise<Facets> {
  const viewer = requireViewer(ctx, 'member');
  const rows = await inQueue(ctx, viewer, filter, () =>
    readFacets(ctx.app, filter, askingOf(ctx, viewer, filter)),
  );
  return facetsOf(rows, facetNames);
}
