import { type Expression, type SqlBool, sql } from 'kysely';
import { collegeTimeZone } from '../../../../schema/rules/college/college.ts';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { DailyFigureEntity } from './daily-figure.entity.ts';

export const analyticsSql = roomSql<Tables<typeof DailyFigureEntity>>('analytics');

const timeZone = sql.lit(collegeTimeZone);

/** When a day of the college is over. */
export const endOf = (day: Expression<string>) =>
  sql<Date>`((${day} + 1)::timestamp at time zone ${timeZone})`;

/** Whether a moment is on a day of the college. */
export const isOn = (moment: Expression<Date | null>, day: Expression<string>) =>
  sql<SqlBool>`(${moment} >= (${day}::timestamp at time zone ${timeZone}) and ${moment} < ${endOf(day)})`;

/** The college's day of a moment, as text. */
export const dayOf = (moment: Expression<Date>) =>
  sql<string>`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD')`;
