import { collegeTimeZone } from '../../../schema/rules/college/college.ts';
import { collegeYear } from '../../../schema/rules/text/days.ts';

/** The time, replaceable in tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A day that is counted from a moment, in milliseconds. */
export const dayMilliseconds = 86_400_000;

const minuteMilliseconds = 60_000;
const hourMilliseconds = 3_600_000;

/** The moment so many minutes before another. */
export const minutesBefore = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() - minutes * minuteMilliseconds);

/** The moment so many hours before another. */
export const hoursBefore = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() - hours * hourMilliseconds);

/** The moment so many hours after another. */
export const hoursAfter = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() + hours * hourMilliseconds);

/** The moment so many days of 24 hours before another. */
export const daysBefore = (moment: Date, days: number): Date =>
  new Date(moment.getTime() - days * dayMilliseconds);

const collegeMonth = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: collegeTimeZone });

/**
 * The current calendar year of the college, which rules for years of graduation and of interviews
 * compare with.
 */
export const yearOf = (clock: Clock): number => collegeYear(clock.now());

/** The calendar month of the college, 1 to 12, with its year. */
export const yearMonthOf = (clock: Clock): { year: number; month: number } => ({
  year: yearOf(clock),
  month: Number(collegeMonth.format(clock.now())),
});
