import { sql } from 'kysely';
import { type DailyFigure, dayAfter } from '../../../../schema/rules/analytics/analytics.ts';
import { collegeDay } from '../../../../schema/rules/text/days.ts';
import { type App, change, type Work } from '../../core/context.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { activeDaysKept, answersSettledDays, figuresSettledDays } from '../../limits.ts';
import { accounts, deleteOldActiveDays } from '../identity/index.ts';
import { analyticsSql, dayOf } from './analytics.sql.ts';
import { DailyFigureEntity } from './daily-figure.entity.ts';
import { countDay, countFirstAnswers, firstAnswerPrefix } from './day.queries.ts';

const lastDay = analyticsSql.statement('lastDay', {}, (db) =>
  db.selectNoFrom([
    db
      .selectFrom('daily_figures')
      .select((eb) => eb.fn.max('day').as('day'))
      .as('day'),
    analyticsSql.db
      .selectFrom(accounts.as('account'))
      .select(sql<string | null>`min(${dayOf(sql.ref('account.created_at'))})`.as('first'))
      .as('first'),
  ]),
);

/** The first day whose figures are missing or may still change; null when nobody signed up yet. */
async function firstOpenDay(app: App, today: string): Promise<string | null> {
  const [row] = await app.db.query(lastDay, {});
  const oldest = dayAfter(today, -activeDaysKept);
  const first = row?.day ? dayAfter(row.day, 1 - figuresSettledDays) : (row?.first ?? null);
  return first === null ? null : first < oldest ? oldest : first;
}

/**
 * How many were verified stays as it was counted first: whose verification ended since, or whose
 * account went, still counts for the day.
 */
const countedOnce = 'verified' satisfies DailyFigure;

/**
 * Replaces the figures of a day by what is counted now, behind its lock: done twice, it is the
 * same.
 */
const keepDay = (app: App, day: string): Promise<void> =>
  change(app, async (work) => {
    await work.advisoryLock('figures', day);
    const stored = await work.em.findOne(DailyFigureEntity, { day, name: countedOnce });
    const figures = await countDay(work, day);
    if (stored) figures.set(countedOnce, stored.value);
    await replaceFigures(work, day, figures, {});
  });

/** Counts the first answers to a day's questions anew: some come late. */
const keepAnswers = (app: App, day: string): Promise<void> =>
  change(app, async (work) => {
    await work.advisoryLock('figures', day);
    const answers = await countFirstAnswers(work, day);
    await replaceFigures(work, day, answers, { name: { $like: `${firstAnswerPrefix}%` } });
  });

async function replaceFigures(
  work: Work,
  day: string,
  figures: ReadonlyMap<string, number>,
  which: { name?: { $like: string } },
): Promise<void> {
  await work.em.nativeDelete(DailyFigureEntity, { day, ...which });
  const rows = [...figures].map(([name, value]) => ({ day, name, value }));
  if (rows.length > 0) await work.em.upsertMany(DailyFigureEntity, rows);
}

/**
 * Keeps the figures of all days before today that are missing, and those of the last days anew:
 * whether a question is answered within three days is known when they are over. Answers that come
 * later still count for a while.
 */
export async function storeDailyFigures(app: App): Promise<void> {
  const today = collegeDay(app.clock.now());
  const first = await firstOpenDay(app, today);
  for (let day = first; day !== null && day < today; day = dayAfter(day, 1))
    await keepDay(app, day);
  for (let ago = figuresSettledDays; ago <= answersSettledDays; ago += 1)
    await keepAnswers(app, dayAfter(today, -ago));
  await change(app, (work) => deleteOldActiveDays(work, dayAfter(today, -activeDaysKept)));
}

/**
 * `storeDailyFigures`, unless yesterday's are kept: the night has been, and nothing is counted
 * twice.
 */
export async function keepMissedFigures(app: App): Promise<void> {
  const [row] = await app.db.query(lastDay, {});
  const yesterday = dayAfter(collegeDay(app.clock.now()), -1);
  if (!row?.day || row.day < yesterday) await storeDailyFigures(app);
}

/**
 * Ten minutes after the college's midnight; and each hour after it, should nobody have been there
 * to do it.
 */
export const nightlyFigures = (app: App): Job<object> => ({
  name: 'analytics.keep-figures',
  formerName: 'analytics.nightly',
  cron: '40 * * * *',
  run: () => keepMissedFigures(app),
});
