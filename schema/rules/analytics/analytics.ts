import { isDay } from '../text/days.ts';

/** Texts of the analytics page. */
export const analyticsTexts = {
  title: 'Analytics',
  day: 'Please give a day, such as 2026-11-22',
  range: 'The first day must not be after the last one',
  future: 'There are no figures of days to come',
  tooLong: 'At most 366 days at a time',
  exportFailed: 'The file could not be made. Please try again.',
  empty: 'Nothing happened in these days yet.',
  printed: (from: string, to: string) => `${from} to ${to}`,
  asTable: 'Show as table',
  asChart: 'Show as chart',
} as const;

/** How many days one look may cover. */
const analyticsDays = 366;

/** The ranges that the page offers, in days. */
export const analyticsRanges = [7, 30, 90, 365] as const;

/**
 * What is counted each day, and how the days of a range become one figure: what happened is added
 * up, of a state the last counts, of people who come each day the average.
 */
export const dailyFigures = {
  signUps: 'sum',
  verified: 'last',
  activeDay: 'average',
  activeWeek: 'last',
  activeMonth: 'last',
  posts: 'sum',
  questions: 'sum',
  answers: 'sum',
  questionsAnswered: 'sum',
  requests: 'sum',
  requestsAccepted: 'sum',
  jobs: 'sum',
  gratitudes: 'sum',
} as const satisfies Record<string, 'sum' | 'last' | 'average'>;
export type DailyFigure = keyof typeof dailyFigures;
export const dailyFigureNames = Object.keys(dailyFigures) as DailyFigure[];

/** The figures in words. */
export const figureLabels: Record<DailyFigure, string> = {
  signUps: 'Sign-ups',
  verified: 'Verified people',
  activeDay: 'Active people per day',
  activeWeek: 'Active in 7 days',
  activeMonth: 'Active in 30 days',
  posts: 'Experiences',
  questions: 'Questions',
  answers: 'Answers',
  questionsAnswered: 'Answered within 3 days',
  requests: 'Chat requests',
  requestsAccepted: 'Requests accepted',
  jobs: 'Openings',
  gratitudes: 'Gratitudes',
};

const dayMilliseconds = 86_400_000;

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);

/** How many days a range has, both ends included. */
export const lengthOf = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds) + 1;

/** Why a range can't be shown: a field and a text; null when it can. */
export function rangeProblem(
  from: string,
  to: string,
  today: string,
): { field: 'from' | 'to'; text: string } | null {
  if (!isDay(from)) return { field: 'from', text: analyticsTexts.day };
  if (!isDay(to)) return { field: 'to', text: analyticsTexts.day };
  if (from > to) return { field: 'to', text: analyticsTexts.range };
  if (to > today) return { field: 'to', text: analyticsTexts.future };
  return lengthOf(from, to) > analyticsDays
    ? { field: 'from', text: analyticsTexts.tooLong }
    : null;
}
