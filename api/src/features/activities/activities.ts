import {
  activityRange,
  activityTexts,
  firstActivityYear,
} from '../../../../schema/rules/activities/activities.ts';
import { collegeDay } from '../../../../schema/rules/text/days.ts';
import type { App, Context } from '../../core/context.ts';
import { badUserInput } from '../../core/errors.ts';
import type { Profile } from '../profiles/index.ts';
import { contributionDays, firstContributionYear } from './activities.queries.ts';
import type { Activity, HeatmapUpdate } from './activities.types.ts';

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
  const today = collegeDay(app.clock.now());
  const thisYear = Number(today.slice(0, 4));
  if (year !== null && (year < firstActivityYear || year > thisYear))
    throw badUserInput(activityTexts.year, { year: activityTexts.year });
  const { from, to } = activityRange(year, today);
  const [days, [first]] = shown.isWhole
    ? await Promise.all([
        app.db.query(contributionDays, { userId: shown.id, from, to }),
        app.db.query(firstContributionYear, { userId: shown.id }),
      ])
    : [[], []];
  return {
    id: `${shown.id}:${year ?? 'lately'}`,
    year,
    from,
    to,
    days,
    total: days.reduce((sum, { count }) => sum + count, 0),
    firstYear: first?.year ?? thisYear,
  };
}

/** How much a person contributed on the day of a moment, as it stands now. */
export async function activityDay(app: App, userId: string, at: Date): Promise<HeatmapUpdate> {
  const date = collegeDay(at);
  const [day] = await app.db.query(contributionDays, { userId, from: date, to: date });
  return { userId, date, count: day?.count ?? 0 };
}
