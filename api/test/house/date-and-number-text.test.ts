import { describe, expect, it } from 'vitest';
import { collegeTimeZone } from '../../../schema/rules/college/college.ts';
import * as dates from '../../../schema/rules/text/date-text.ts';
import { compact, numberText } from '../../../schema/rules/text/number-text.ts';

const hour = 3_600_000;
/** From 1970 to 2060, at all hours and minutes, each day of the week and of the month. */
const moments = Array.from({ length: 9000 }, (_none, n) => new Date(n * 87.61 * hour));

type Written = (at: Date, clock?: dates.Clock) => string;

const zones: Record<dates.Clock, string | undefined> = {
  device: undefined,
  college: collegeTimeZone,
  utc: 'UTC',
};

/** Compares with the browser's own words, by each clock. */
function expectAsIntl(written: Written, options: Intl.DateTimeFormatOptions): void {
  for (const [clock, timeZone] of Object.entries(zones)) {
    const format = new Intl.DateTimeFormat('en-IN', { ...options, timeZone });
    for (const at of moments)
      expect(written(at, clock as dates.Clock)).toBe(format.format(at).replaceAll('\u202f', ' '));
  }
}

describe('what is written without Intl reads as Intl writes it', () => {
  it.each<[string, Written, Intl.DateTimeFormatOptions]>([
    ['5 Sept', dates.shortDayText, { day: 'numeric', month: 'short' }],
    ['5 September', dates.longDayText, { day: 'numeric', month: 'long' }],
    ['5 Sept 2026', dates.shortDateText, { day: 'numeric', month: 'short', year: 'numeric' }],
    ['5 September 2026', dates.longDateText, { dateStyle: 'long' }],
    ['3:30 pm', dates.timeText, { hour: 'numeric', minute: '2-digit' }],
    ['5 Sept 2026, 3:30 pm', dates.shortMomentText, { dateStyle: 'medium', timeStyle: 'short' }],
    [
      '5 September 2026 at 3:30 pm',
      dates.longMomentText,
      { dateStyle: 'long', timeStyle: 'short' },
    ],
    ['Saturday', dates.weekdayText, { weekday: 'long' }],
  ])('%s', (_example, written, options) => {
    expectAsIntl(written, options);
  });

  it('2026-09-05', () => {
    for (const at of moments) expect(dates.isoDay(at, 'utc')).toBe(at.toISOString().slice(0, 10));
    const college = new Intl.DateTimeFormat('en-CA', { timeZone: collegeTimeZone });
    for (const at of moments) expect(dates.isoDay(at, 'college')).toBe(college.format(at));
  });

  it('12,34,567', () => {
    for (const n of [0, 7, 999, 1000, 99_999, 100_000, 1_234_567, 123_456_789, -1_234_567, 1234.5])
      expect(numberText(n)).toBe(n.toLocaleString('en-IN'));
  });

  it('1.2k', () => {
    const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
    const near = [1, 10, 100, 1000, 10_000, 100_000, 1e6, 1e7, 1e8, 1e9];
    for (const n of near.flatMap((n) => [n - 1, n, n * 1.05, n * 1.149, n * 1.25, n * 9.994]))
      expect(compact(Math.round(n))).toBe(format.format(Math.round(n)).replace('K', 'k'));
  });
});
