import {
  activityRange,
  activityTexts,
  collegeDate,
  firstActivityYear,
} from '../../../../schema/rules/activities.ts';
import { collegeTimeZone } from '../../../../schema/rules/college.ts';
import type { App, Context } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { badUserInput } from '../../core/errors.ts';
import type { Profile } from '../profiles/index.ts';
import type { Activity, ActivityDay, HeatmapUpdate } from './activities.types.ts';

/** Everything that counts, of the person `$1`. Hidden thanks were given all the same. */
const contributions = `(
  select created_at from posts where user_id = $1
  union all select created_at from questions where user_id = $1
  union all select created_at from answers where user_id = $1
  union all select created_at from gratitudes where user_id = $1) contributions`;

/** The first moment of a day at the college. */
const midnight = (date: string): string =>
  `(${date}::date::timestamp at time zone '${collegeTimeZone}')`;

const days = statement<ActivityDay>(
  'activity_days',
  `select to_char(created_at at time zone '${collegeTimeZone}', 'YYYY-MM-DD') as date, count(*)::int as count from ${contributions}
    where created_at >= ${midnight('$2')} and created_at < ${midnight('$3')} + interval '1 day' group by 1 order by 1`,
);

const firstYear = statement<{ year: number | null }>(
  'activity_first_year',
  `select extract(year from min(created_at) at time zone '${collegeTimeZone}')::int as year from ${contributions}`,
);

/**
 * A person's heat map: a calendar year, or the twelve months that end today.
 * Those who are shown the card only see no days.
 * @throws BAD_USER_INPUT for a year before the college or to come
 */
export async function activityOf(
  { app }: Context,
  shown: Pick<Profile, 'id' | 'isWhole'>,
  year: number | null,
): Promise<Activity> {
  const today = collegeDate(app.clock.now());
  const thisYear = Number(today.slice(0, 4));
  if (year !== null && (year < firstActivityYear || year > thisYear))
    throw badUserInput(activityTexts.year, { year: activityTexts.year });
  const { from, to } = activityRange(year, today);
  const [found, [first]] = shown.isWhole
    ? await Promise.all([
        app.db.rows(days, [shown.id, from, to]),
        app.db.rows(firstYear, [shown.id]),
      ])
    : [[], []];
  return {
    id: `${shown.id}:${year ?? 'lately'}`,
    year,
    from,
    to,
    days: found,
    total: found.reduce((sum, { count }) => sum + count, 0),
    firstYear: first?.year ?? thisYear,
  };
}

/** One day as it stands now. */
export async function activityDay(app: App, userId: string, at: Date): Promise<HeatmapUpdate> {
  const date = collegeDate(at);
  const [day] = await app.db.rows(days, [userId, date, date]);
  return { userId, date, count: day?.count ?? 0 };
}
