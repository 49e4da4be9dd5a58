import { dayAfter } from '../../../../schema/rules/analytics.ts';
import { collegeDate } from '../../../../schema/rules/activities.ts';
import { type App, change } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import { activeDaysKept, figuresSettledDays } from '../../limits.ts';
import { forgetActiveDays } from '../identity/index.ts';
import { sql } from 'kysely';
import { accounts } from '../identity/index.ts';
import { analyticsSql, dayOf } from './analytics.sql.ts';
import { DailyFigureEntity } from './daily-figure.entity.ts';
import { countDay } from './day.queries.ts';

const lastDay = analyticsSql.statement('lastDay', {}, (db) =>
  db.selectNoFrom([
    db
      .selectFrom('daily_figures')
      .select((eb) => eb.fn.max('day').as('day'))
      .as('day'),
    analyticsSql.db
      .selectFrom(accounts.as('u'))
      .select(sql<string | null>`min(${dayOf(sql.ref('u.created_at'))})`.as('first'))
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

/** Replaces the figures of a day by what is counted now: done twice, it is the same. */
async function keepDay(app: App, day: string): Promise<void> {
  const figures = await countDay(app, day);
  await change(app, async (work) => {
    await work.advisoryLock(`figures ${day}`);
    await work.em.nativeDelete(DailyFigureEntity, { day });
    await work.em.upsertMany(
      DailyFigureEntity,
      [...figures].map(([name, value]) => ({ day, name, value })),
    );
  });
}

/**
 * Keeps the figures of all days before today that are missing, and those of the last days anew: whether a question is
 * answered within three days is known when they are over.
 */
export async function keepFigures(app: App): Promise<void> {
  const today = collegeDate(app.clock.now());
  const first = await firstOpenDay(app, today);
  for (let day = first; day !== null && day < today; day = dayAfter(day, 1))
    await keepDay(app, day);
  await change(app, (work) => forgetActiveDays(work, dayAfter(today, -activeDaysKept)));
}

/** Ten minutes after the college's midnight. */
export const nightlyFigures = (app: App): Job<object> => ({
  name: 'analytics.nightly',
  cron: '40 18 * * *',
  run: () => keepFigures(app),
});
