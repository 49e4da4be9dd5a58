import { type Expression, sql } from 'kysely';
import { mayBeStale } from '../../../core/database/server/stale-reads.ts';
import { countRows, type Parameters } from '../../../core/sql/index.ts';
import { careerExperiences } from '../../careers/index.ts';
import { writtenNames } from '../../companies/index.ts';
import { people } from '../../identity/index.ts';
import { postsInFull } from '../../posts/index.ts';
import { listedProfiles } from '../../profiles/index.ts';
import { analyticsSql } from '../analytics.sql.ts';

const { db } = analyticsSql;

/**
 * Who is counted: verified people who finish by some year, each with their branch or degree. Banned
 * ones are not verified.
 */
const finishing = (lastYear: Expression<number>) =>
  db
    .selectFrom(people.as('account'))
    .where('account.is_verified', '=', true)
    .where('account.year_of_graduation', '<=', lastYear)
    .select((eb) => [
      'account.id',
      eb.ref('account.year_of_graduation').$notNull().as('year'),
      eb.fn.coalesce('account.stream', 'account.degree_type', sql.lit('')).as('branch'),
    ]);

/** How many finish, by year and branch. */
export const finishingPeople = mayBeStale(
  analyticsSql.statement('finishing', { lastYear: 'int4' }, (_db, { lastYear }) =>
    db
      .selectFrom(finishing(lastYear).as('person'))
      .groupBy(['person.year', 'person.branch'])
      .orderBy('person.year', 'desc')
      .orderBy('person.branch')
      .select(['person.year', 'person.branch', countRows().as('count')]),
  ),
);

/** Of which kind, by when people finish, and how far from it something still belongs to it. */
const window = {
  lastYear: 'int4',
  kind: 'text',
  interviewYears: 'int4',
  yearsBefore: 'int4',
  yearsAfter: 'int4',
} as const;
type Window = Parameters<typeof window>;

/** Experiences with an offer that was taken, of their season. */
const offersTaken = ({ lastYear, kind, interviewYears }: Window) =>
  db
    .selectFrom(finishing(lastYear).as('person'))
    .innerJoin(postsInFull.as('post'), 'post.user_id', 'person.id')
    .where('post.offer_status', '=', 'accepted')
    .where(({ eb, ref }) => eb(ref('post.experience_type').$castTo<string>(), '=', kind))
    .whereRef('post.interview_year', '<=', 'person.year')
    .where('post.interview_year', '>=', (eb) => eb('person.year', '-', interviewYears))
    .select([
      'person.id',
      'person.year',
      'person.branch',
      'post.id as told_id',
      sql<number>`0`.as('place'),
      'post.interview_year as late',
      sql<string>`post.campus_type`.as('campus'),
      'post.company_norm',
      'post.company_name',
      'post.role_norm',
      'post.role',
      'post.package',
    ]);

/** Steps of careers that all members may read, begun in their season. */
const stepsBegun = ({ lastYear, kind, yearsBefore, yearsAfter }: Window) =>
  db
    .selectFrom(finishing(lastYear).as('person'))
    .innerJoin(listedProfiles.as('profile'), 'profile.user_id', 'person.id')
    .innerJoin(careerExperiences.as('step'), 'step.user_id', 'person.id')
    .where('profile.visibility', '<>', 'connections')
    .where(({ eb, ref }) => eb(ref('step.experience_type').$castTo<string>(), '=', kind))
    .where('step.from_year', '>=', (eb) => eb('person.year', '-', yearsBefore))
    .where('step.from_year', '<=', (eb) => eb('person.year', '+', yearsAfter))
    .select([
      'person.id',
      'person.year',
      'person.branch',
      'step.id as told_id',
      sql<number>`1`.as('place'),
      sql<number>`-12 * step.from_year - coalesce(step.from_month, 12)`.as('late'),
      sql<string>`''`.as('campus'),
      'step.company_norm',
      'step.company_name',
      'step.role_norm',
      'step.role',
      sql<string | null>`null::text`.as('package'),
    ]);

/**
 * Where people went, one place of each who told: the newest experience with an offer that was
 * taken, else the first step of a career. `late` says which of several counts.
 */
export const placedPeople = mayBeStale(
  analyticsSql.statement('placed', window, (_db, asked) =>
    db
      .with('outcome', () => offersTaken(asked).unionAll(stepsBegun(asked)))
      .with('placed', (cte) =>
        cte
          .selectFrom('outcome')
          .distinctOn('outcome.id')
          .orderBy('outcome.id')
          .orderBy('outcome.place')
          .orderBy('outcome.late', 'desc')
          .orderBy('outcome.told_id', 'desc')
          .selectAll(),
      )
      .selectFrom('placed')
      .leftJoin(writtenNames.as('written'), 'written.norm', 'placed.company_norm')
      .groupBy(['placed.year', 'placed.branch', 'placed.campus', 'placed.role_norm'])
      .groupBy(['placed.package', 'written.slug', 'placed.company_norm'])
      .select((eb) => [
        'placed.year',
        'placed.branch',
        'placed.campus',
        eb.fn.coalesce('written.slug', 'placed.company_norm').as('company'),
        sql<string>`min(coalesce(written.name, placed.company_name))`.as('companyName'),
        'placed.role_norm as roleNorm',
        sql<string>`min(placed.role)`.as('role'),
        'placed.package',
        countRows().as('count'),
      ]),
  ),
);
