import { type Expression, sql } from 'kysely';
import { branchesOf, collegeTimeZone } from '../../../../schema/rules/college/college.ts';
import type { App } from '../../core/context.ts';
import { mayBeStale } from '../../core/database/server/stale-reads.ts';
import { countRows } from '../../core/sql/index.ts';
import { careerExperiences } from '../careers/index.ts';
import { begunConversations } from '../chat/index.ts';
import { allGratitudes } from '../gratitudes/index.ts';
import { accounts, activeDays } from '../identity/index.ts';
import { invitedRows } from '../imports/index.ts';
import { jobOpenings } from '../jobs/index.ts';
import { publishedPosts } from '../posts/index.ts';
import { studiesOf } from '../studies/index.ts';
import { analyticsSql } from './analytics.sql.ts';
import type { Analytics, AnalyticsTotals } from './analytics.types.ts';

const { db } = analyticsSql;
const count = countRows().as('count');

const totals = mayBeStale(
  analyticsSql.statement('totals', {}, () =>
    db.selectNoFrom([
      db.selectFrom(accounts.as('account')).select(count).as('totalUsers'),
      db
        .selectFrom(invitedRows.as('invited'))
        .innerJoin(accounts.as('account'), 'account.id', 'invited.user_id')
        .where('account.joined_at', 'is', null)
        .select(count)
        .as('totalInvited'),
      db.selectFrom(publishedPosts.as('post')).select(count).as('totalPosts'),
      db.selectFrom(jobOpenings.as('opening')).select(count).as('totalJobs'),
      db.selectFrom(allGratitudes.as('gratitude')).select(count).as('totalGratitudes'),
      db.selectFrom(begunConversations.as('conversation')).select(count).as('totalChats'),
    ]),
  ),
);

const byCollege = mayBeStale(
  analyticsSql.statement('byCollege', {}, () =>
    db
      .selectFrom(accounts.as('account'))
      .leftJoin(
        db
          .selectFrom(publishedPosts.as('post'))
          .groupBy('post.user_id')
          .select(['post.user_id', countRows().as('posts')])
          .as('written'),
        'written.user_id',
        'account.id',
      )
      .groupBy('account.college')
      .orderBy(sql`2`, 'desc')
      .limit(100)
      .select([
        'account.college',
        countRows().as('users'),
        sql<number>`coalesce(sum(written.posts), 0)::int`.as('posts'),
      ]),
  ),
);

/** How much there is in all, and by college. */
export async function analyticsTotals(app: App): Promise<AnalyticsTotals> {
  const [[all], colleges] = await Promise.all([
    app.stale.query(totals, {}),
    app.stale.query(byCollege, {}),
  ]);
  return {
    totalUsers: all?.totalUsers ?? 0,
    totalInvited: all?.totalInvited ?? 0,
    totalPosts: all?.totalPosts ?? 0,
    totalJobs: all?.totalJobs ?? 0,
    totalGratitudes: all?.totalGratitudes ?? 0,
    totalChats: all?.totalChats ?? 0,
    byCollege: colleges,
  };
}

const coveredCompanies = mayBeStale(
  analyticsSql.statement('coveredCompanies', {}, () =>
    db
      .selectFrom(publishedPosts.as('post'))
      .select(sql<number>`count(distinct post.company_norm)::int`.as('count')),
  ),
);

const missingCompanies = mayBeStale(
  analyticsSql.statement('missingCompanies', {}, () =>
    db
      .selectFrom(careerExperiences.as('step'))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom(publishedPosts.as('post'))
              .whereRef('post.company_norm', '=', 'step.company_norm')
              .select('post.id'),
          ),
        ),
      )
      .groupBy('step.company_norm')
      .orderBy(sql`2`, 'desc')
      .orderBy(sql`1`)
      .limit(20)
      .select([
        sql<string>`min(step.company_name)`.as('name'),
        sql<number>`count(distinct step.user_id)::int`.as('people'),
      ]),
  ),
);

const branchPosts = mayBeStale(
  analyticsSql.statement('branchPosts', {}, () =>
    db
      .selectFrom(publishedPosts.as('post'))
      .innerJoin(accounts.as('account'), 'account.id', 'post.user_id')
      .where('account.stream', 'is not', null)
      .groupBy(sql`1`)
      .select([
        sql<string>`replace(account.stream, 'ECE VLSI', 'ECE')`.as('branch'),
        countRows().as('posts'),
      ]),
  ),
);

const timeZone = sql.lit(collegeTimeZone);
const localMonth = sql<string>`date_trunc('month', account.joined_at at time zone ${timeZone})`;

/**
 * When the month of a day began at the college, or so many months before. The builder knows no
 * intervals.
 */
const monthsBefore = (day: Expression<string>, months: number) =>
  sql<Date>`(
    date_trunc('month', ${day}::timestamp) - make_interval(months => ${sql.lit(months)})
  ) at time zone ${timeZone}`;

/**
 * Newcomers of the six months before the one of a day: who was imported is one once they came.
 */
const newcomers = mayBeStale(
  analyticsSql.statement('newcomers', { today: 'date' }, (_db, { today }) =>
    db
      .selectFrom(accounts.as('account'))
      .where('account.joined_at', '>=', monthsBefore(today, 6))
      .where('account.joined_at', '<', monthsBefore(today, 0))
      .groupBy(sql`1`)
      .orderBy(sql`1`)
      .select((eb) => [
        sql<string>`to_char(${localMonth}, 'YYYY-MM')`.as('month'),
        countRows().as('newcomers'),
        countRows(
          eb.exists(
            eb
              .selectFrom(activeDays.as('active_day'))
              .whereRef('active_day.user_id', '=', 'account.id')
              .where(
                'active_day.day',
                '>=',
                sql<string>`(${localMonth} + interval '1 month')::date`,
              )
              .where(
                'active_day.day',
                '<',
                sql<string>`(${localMonth} + interval '2 months')::date`,
              )
              .select('active_day.day'),
          ),
        ).as('returned'),
      ]),
  ),
);

type Overview = Pick<Analytics, 'companiesCovered' | 'companiesMissing' | 'branches' | 'cohorts'>;

/** Which companies and branches have experiences, and who came back. */
export async function overviewOf(app: App, today: string): Promise<Overview> {
  const [studies, [covered], missing, posts, cohorts] = await Promise.all([
    studiesOf(app),
    app.stale.query(coveredCompanies, {}),
    app.stale.query(missingCompanies, {}),
    app.stale.query(branchPosts, {}),
    app.stale.query(newcomers, { today }),
  ]);
  const byBranch = new Map(posts.map((row) => [row.branch, row.posts]));
  return {
    companiesCovered: covered?.count ?? 0,
    companiesMissing: missing,
    branches: branchesOf(studies).map((branch) => ({ branch, posts: byBranch.get(branch) ?? 0 })),
    cohorts,
  };
}
