import { collegeTimeZone } from '../../../schema/rules/college.ts';

/** The time, replaceable in tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const collegeYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: collegeTimeZone });

/** The current calendar year of the college, which rules for years of graduation and of interviews compare with. */
export const yearOf = (clock: Clock): number => Number(collegeYear.format(clock.now()));
