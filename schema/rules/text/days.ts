import { isoDay } from './date-text.ts';

/** Days of the college's calendar, as texts: `2026-11-22`. They compare as they sort. */

const dayMilliseconds = 86_400_000;

/** The day in the college, `2026-11-22`: a deadline lasts until its own midnight there. */
export const collegeDay = (at: Date): string => isoDay(at, 'college');

/** The calendar year of the college, which rules of graduations and interviews compare with. */
export const collegeYear = (at: Date): number => Number(collegeDay(at).slice(0, 4));

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMilliseconds;

/** How many days a day is away from another: 0 on the day itself, less when it is past. */
export const daysUntil = (day: string, today: string): number => dayNumber(day) - dayNumber(today);

/** When a day begins at the college, whose clock is never changed. */
export const dayBegins = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** When a day is over there. */
export const dayEnds = (day: string): Date => new Date(dayBegins(day).getTime() + dayMilliseconds);

/** Whether a text is a day of the calendar. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(dayNumber(day)) &&
  new Date(dayNumber(day) * dayMilliseconds).toISOString().startsWith(day);
