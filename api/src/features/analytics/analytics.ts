import {
  type DailyFigure,
  dailyFigureNames,
  dailyFigures,
  dayAfter,
  lengthOf,
  rangeProblem,
} from '../../../../schema/rules/analytics/analytics.ts';
import { collegeDay } from '../../../../schema/rules/text/days.ts';
import type { App, Context } from '../../core/context.ts';
import { badUserInput } from '../../core/errors.ts';
import { figuresSettledDays } from '../../limits.ts';
import { analyticsSql } from './analytics.sql.ts';
import type { Analytics } from './analytics.types.ts';
import { firstAnswerPrefix, lookAtDay } from './day.queries.ts';
import { overviewOf } from './overview.queries.ts';

const keptFigures = analyticsSql.statement(
  'kept',
  { from: 'date', to: 'date' },
  (db, { from, to }) =>
    db
      .selectFrom('daily_figures')
      .where('day', '>=', from)
      .where('day', '<=', to)
      .select(['day', 'name', 'value']),
);

/**
 * The figures of days by name, today's and those of the last days that the night has not kept
 * counted now.
 */
type Days = Map<string, Map<string, number>>;

async function readDays(app: App, from: string, to: string): Promise<Days> {
  const today = collegeDay(app.clock.now());
  const days: Days = new Map();
  for (const { day, name, value } of await app.db.query(keptFigures, { from, to })) {
    const figures = days.get(day) ?? new Map<string, number>();
    days.set(day, figures.set(name, value));
  }
  for (let ago = 0; ago < figuresSettledDays; ago += 1) {
    const day = dayAfter(today, -ago);
    const isOpen = ago === 0 || !days.has(day);
    if (isOpen && day >= from && day <= to) days.set(day, await lookAtDay(app, day));
  }
  return days;
}

const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: lengthOf(from, to) }, (_none, at) => dayAfter(from, at));

function combined(name: DailyFigure, values: readonly number[]): number {
  const sum = values.reduce((all, value) => all + value, 0);
  const how = dailyFigures[name];
  if (how === 'sum') return sum;
  if (how === 'last') return values.at(-1) ?? 0;
  return values.length > 0 ? Math.round((sum / values.length) * 10) / 10 : 0;
}

/**
 * Hours until half of the answered questions had their first answer; null when none was answered.
 */
function medianHours(days: Days, of: readonly string[]): number | null {
  const byHour = new Map<number, number>();
  for (const day of of)
    for (const [name, value] of days.get(day) ?? [])
      if (name.startsWith(firstAnswerPrefix)) {
        const hour = Number(name.slice(firstAnswerPrefix.length));
        byHour.set(hour, (byHour.get(hour) ?? 0) + value);
      }
  const all = [...byHour.values()].reduce((sum, value) => sum + value, 0);
  let seen = 0;
  for (const [hour, value] of [...byHour].sort(([a], [b]) => a - b)) {
    seen += value;
    if (seen * 2 >= all) return hour;
  }
  return null;
}

/** @throws BAD_USER_INPUT for what is no range of days until today */
function assertRange(app: App, from: string, to: string): string {
  const today = collegeDay(app.clock.now());
  const problem = rangeProblem(from, to, today);
  if (problem) throw badUserInput(problem.text, { [problem.field]: problem.text });
  return today;
}

/**
 * Figures of a range of days, and of as many days before it.
 * @throws BAD_USER_INPUT for what is no day, days to come, and more than a year; FORBIDDEN 'Not a
 * superAdmin'
 */
export async function analytics({ app }: Context, from: string, to: string): Promise<Analytics> {
  const today = assertRange(app, from, to);
  const length = lengthOf(from, to);
  const beforeFrom = dayAfter(from, -length);
  const [days, overview] = await Promise.all([
    readDays(app, beforeFrom, to),
    overviewOf(app, today),
  ]);
  const [shown, before] = [daysFrom(from, to), daysFrom(beforeFrom, dayAfter(from, -1))];
  const valuesOf = (name: DailyFigure, of: readonly string[]) =>
    of.map((day) => days.get(day)?.get(name) ?? 0);
  return {
    from,
    to,
    beforeFrom,
    days: shown,
    figures: dailyFigureNames.map((name) => {
      const values = valuesOf(name, shown);
      return {
        name,
        values,
        value: combined(name, values),
        before: combined(name, valuesOf(name, before)),
      };
    }),
    medianAnswerHours: medianHours(days, shown),
    medianAnswerHoursBefore: medianHours(days, before),
    ...overview,
  };
}
