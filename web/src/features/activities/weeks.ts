import { activityLevel } from '@schema/rules/activities/activities';
import { counted } from '@schema/rules/lists/counted';
import { longDateText, shortMonthNames } from '@schema/rules/text/date-text';

export type Day = { date: string; count: number; level: ReturnType<typeof activityLevel> };
/** Monday to Sunday; null before the first and after the last day of the range. */
export type Week = (Day | null)[];

const dayMilliseconds = 86_400_000;
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);
/** 0 for Monday. */
const weekday = (time: number): number => (new Date(time).getUTCDay() + 6) % 7;

/** All days of a range in whole weeks, with what was contributed on each. */
export function toWeeks(
  from: string,
  to: string,
  counts: readonly { date: string; count: number }[],
): Week[] {
  const countByDay = new Map(counts.map(({ date, count }) => [date, count]));
  const [first, last] = [at(from), at(to)];
  const weeks: Week[] = [];
  for (
    let monday = first - weekday(first) * dayMilliseconds;
    monday <= last;
    monday += 7 * dayMilliseconds
  ) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const time = monday + index * dayMilliseconds;
        if (time < first || time > last) return null;
        const date = new Date(time).toISOString().slice(0, 10);
        const count = countByDay.get(date) ?? 0;
        return { date, count, level: activityLevel(count) };
      }),
    );
  }
  return weeks;
}

/**
 * Where the name of each month stands: over the week that holds its first day. One that would run
 * into the next is left out.
 */
export function monthLabels(weeks: readonly Week[]): { name: string; week: number }[] {
  const starts = weeks.flatMap((days, week) => {
    const first =
      days.find((day) => day?.date.endsWith('-01')) ??
      (week === 0 ? days.find((day) => day !== null) : null);
    return first
      ? [{ name: shortMonthNames[new Date(at(first.date)).getUTCMonth()] ?? '', week }]
      : [];
  });
  return starts.filter(({ week }, index) => (starts[index + 1]?.week ?? week + 3) - week >= 3);
}

/** A day of the heat map in words, for those who point at it or hear it. */
export const dayText = ({ date, count }: Pick<Day, 'date' | 'count'>): string =>
  `${count === 0 ? 'Nothing' : contributionsText(count)} on ${longDateText(new Date(at(date)), 'utc')}`;
/** `1 contribution`, `3 contributions`. */
export const contributionsText = (count: number): string => counted(count, 'contribution');
