import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  batchStart,
  batchYears,
  pathFilters,
} from '../../../../../schema/rules/careers/paths-filters.ts';
import { pathTexts } from '../../../../../schema/rules/careers/paths-texts.ts';
import type { FilterInput } from '../../../../../schema/rules/lists/filters.ts';
import type { App } from '../../../core/context.ts';
import { invalidField } from '../../../core/errors.ts';
import { readFilter } from '../../../core/lists/index.ts';
import { leastOf } from '../../../core/lists/rule-of-three.ts';
import { sharedRead } from '../../../core/shared-read.ts';
import { countRows, truth } from '../../../core/sql/index.ts';
import { careerExperiences } from '../../careers/index.ts';
import { normsOfNamed, writtenNames } from '../../companies/index.ts';
import { normalised } from '../../search/index.ts';
import { directorySql, listedPeople } from '../directory.sql.ts';
import { type Cell, type Group, groupsIn, groupsOf } from './path-counts.ts';
import type { PathStep, Paths } from './paths.types.ts';

const { db } = directorySql;

/** So many of the usual steps are told, of each kind. */
const stepsTold = 3;
/** The first steps of a career that are looked at. */
const stepsBefore = 2;
/** More rows of what people were are not read: a college's own destinations have fewer. */
const rowsRead = 5000;

/**
 * Who is counted, the same for each reader: verified members whose career every member may read.
 * Blocks change nothing, so that no answer tells of one.
 */
const counted = listedPeople
  .where('profile.visibility', '<>', 'connections')
  .where('person.is_verified', '=', true)
  .where('person.year_of_graduation', 'is not', null)
  .select((eb) => [
    'person.id',
    'person.year_of_graduation as graduated',
    eb.fn.coalesce('person.stream', 'person.specialisation', sql.lit('')).as('branch'),
    sql<number>`person.year_of_graduation / ${sql.lit(batchYears)} * ${sql.lit(batchYears)}`.as(
      'batch',
    ),
  ]);

/** Who got there, and the steps of their careers, each with its place. */
const whoWent = (isThere: Expression<SqlBool>) =>
  db
    .with('went', (cte) =>
      cte
        .selectFrom(careerExperiences.as('step'))
        .innerJoin(counted.as('person'), 'person.id', 'step.user_id')
        .where(isThere)
        .groupBy(['person.id', 'person.branch', 'person.batch', 'person.graduated'])
        .select([
          'person.id',
          'person.branch',
          'person.batch',
          sql<number>`min(step.from_year) - person.graduated`.as('years'),
        ]),
    )
    .with('step', (cte) =>
      cte
        .selectFrom(careerExperiences.as('step'))
        .innerJoin('went', 'went.id', 'step.user_id')
        .leftJoin(writtenNames.as('written'), 'written.norm', 'step.company_norm')
        .select((eb) => [
          'went.id',
          'went.branch',
          'went.batch',
          truth(isThere).as('there'),
          'step.role_norm',
          'step.role',
          eb.fn.coalesce('written.slug', 'step.company_norm').as('company'),
          eb.fn.coalesce('written.name', 'step.company_name').as('company_name'),
          eb.fn
            .agg<number>('row_number')
            .over((all) =>
              all
                .partitionBy('step.user_id')
                .orderBy('step.from_year')
                .orderBy('step.from_month')
                .orderBy('step.id'),
            )
            .as('place'),
        ]),
    );

/** Who got there, when in their careers, and what they were before. */
const beforeThere = (isThere: Expression<SqlBool>) =>
  whoWent(isThere)
    .with('arrival', (cte) =>
      cte
        .selectFrom('step')
        .where('step.there', '=', true)
        .groupBy(['step.id', 'step.branch', 'step.batch'])
        .select((eb) => [
          'step.id',
          'step.branch',
          'step.batch',
          eb.fn.min('step.place').as('place'),
        ]),
    )
    .with('early', (cte) =>
      cte
        .selectFrom('step')
        .innerJoin('arrival', 'arrival.id', 'step.id')
        .where('step.place', '<=', stepsBefore)
        .whereRef('step.place', '<', 'arrival.place')
        .selectAll('step'),
    );

/** Something that is counted, and how it is called. */
const told = (token: RawBuilder<string>, name = sql<string | null>`null::text`) =>
  [token.as('token'), name.as('name')] as const;

/**
 * What people were before a destination, counted by branch and span of batches: `went` is who got
 * there, `began` who began there, `years:2` after how many, `1:role:…` their first step.
 */
const pathsTo = (isThere: Expression<SqlBool>) =>
  beforeThere(isThere)
    .with('told', (cte) =>
      cte
        .selectFrom('went')
        .select([...told(sql`'went'`), 'went.branch', 'went.batch'])
        .unionAll(
          cte
            .selectFrom('went')
            .select([...told(sql`'years:' || went.years`), 'went.branch', 'went.batch']),
        )
        .unionAll(
          cte
            .selectFrom('arrival')
            .where('arrival.place', '=', 1)
            .select([...told(sql`'began'`), 'arrival.branch', 'arrival.batch']),
        )
        .unionAll(
          cte
            .selectFrom('early')
            .select([
              ...told(sql`early.place || ':role:' || early.role_norm`, sql`early.role`),
              'early.branch',
              'early.batch',
            ]),
        )
        .unionAll(
          cte
            .selectFrom('early')
            .select([
              ...told(sql`early.place || ':company:' || early.company`, sql`early.company_name`),
              'early.branch',
              'early.batch',
            ]),
        ),
    )
    .selectFrom('told')
    .groupBy(['told.token', 'told.branch', 'told.batch'])
    .orderBy(countRows(), 'desc')
    .orderBy('told.token')
    .limit(rowsRead)
    .select((eb) => [
      'told.token',
      'told.branch',
      'told.batch',
      eb.fn.max('told.name').as('name'),
      countRows().as('count'),
    ]);

const toCompany = directorySql.statement('pathsToCompany', { names: 'text[]' }, (_db, { names }) =>
  pathsTo(directorySql.eb(sql.ref<string>('step.company_norm'), 'in', normsOfNamed(names))),
);
const toRole = directorySql.statement('pathsToRole', { role: 'text' }, (_db, { role }) =>
  pathsTo(directorySql.eb(sql.ref<string>('step.role_norm'), '=', normalised(role))),
);

const branchesAndBatches = directorySql.statement('branchesAndBatches', {}, (from) =>
  from
    .selectFrom(counted.as('person'))
    .select((eb) => [
      eb.cast<number>(eb.fn.count('person.branch').distinct(), 'integer').as('branches'),
      eb.cast<number>(eb.fn.count('person.batch').distinct(), 'integer').as('batches'),
    ]),
);

/**
 * Of how many branches and spans of batches the college has people who are counted. Everybody is
 * looked at for it, so it is done once a minute.
 */
const ofCollege = sharedRead(60_000, async ({ db: database }) => {
  const [all] = await database.query(branchesAndBatches, {});
  return all ?? { branches: 0, batches: 0 };
});

type Told = { token: string; name: string | null } & Cell;

/** The middle of the years that the people of some groups took; null of nobody. */
function middleYears(told: readonly Told[], groups: readonly Group[]): number | null {
  const cells = new Set(
    groups.flatMap(({ cells: all }) => all.map(({ branch, batch }) => `${batch} ${branch}`)),
  );
  const years = told
    .filter(
      ({ token, branch, batch }) => token.startsWith('years:') && cells.has(`${batch} ${branch}`),
    )
    .flatMap(({ token, count }) => Array.from({ length: count }, () => Number(token.slice(6))))
    .sort((a, b) => a - b);
  return years[Math.floor(years.length / 2)] ?? null;
}

export type PathsAsked = FilterInput<typeof pathFilters>;

/**
 * How people got to a company or a role: one statement, and once a minute another.
 * @throws BAD_USER_INPUT for not one destination, for years out of range and too many branches
 */
export async function readPaths(app: App, sent: PathsAsked): Promise<Paths> {
  const { db: database } = app;
  const { company, role, branch, batchFrom, batchTo } = readFilter(pathFilters, sent);
  if ((company === null) === (role === null)) throw invalidField('company', pathTexts.oneGoal);
  const rows: Told[] = company
    ? await database.query(toCompany, { names: [company] })
    : await database.query(toRole, { role: role ?? '' });
  const of = (token: string) => rows.filter((row) => row.token === token);
  const all = await ofCollege(app);
  const asked = { branches: branch, from: batchFrom, to: batchTo };
  const groups = groupsIn(groupsOf(of('went'), all), asked);
  const steps: PathStep[] = [...new Set(rows.map(({ token }) => token))]
    .filter((token) => /^[12]:/.test(token))
    .map((token) => {
      const cells = of(token);
      const [place, kind] = token.split(':');
      return {
        place: Number(place),
        isCompany: kind === 'company',
        name: cells[0]?.name ?? '',
        least: leastOf(groupsIn(groupsOf(cells, all), asked)),
      };
    })
    .filter(({ least }) => least > 0)
    .sort((a, b) => b.least - a.least || a.name.localeCompare(b.name));
  const kept = (place: number, isCompany: boolean) =>
    steps
      .filter((step) => step.place === place && step.isCompany === isCompany)
      .slice(0, stepsTold);
  return {
    least: leastOf(groups),
    began: leastOf(groupsIn(groupsOf(of('began'), all), asked)),
    years: middleYears(rows, groups),
    steps: [...kept(1, false), ...kept(1, true), ...kept(2, false), ...kept(2, true)],
    batchFrom: batchFrom === null ? null : batchStart(batchFrom),
    batchTo: batchTo === null ? null : batchStart(batchTo) + batchYears - 1,
  };
}
