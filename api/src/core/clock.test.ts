import { expect, it } from 'vitest';
import { yearMonthOf, yearOf } from './clock.ts';

it.each([
  ['2026-12-31T18:29:59.999Z', 2026],
  ['2026-12-31T18:30:00.000Z', 2027],
  ['2027-01-01T00:00:00.000Z', 2027],
])('at %s the college has the year %i, wherever the server is', (instant, year) => {
  expect(yearOf({ now: () => new Date(instant) })).toBe(year);
});

it.each([
  ['2025-10-31T18:29:59.999Z', { year: 2025, month: 10 }],
  ['2025-10-31T20:00:00.000Z', { year: 2025, month: 11 }],
  ['2025-12-31T20:00:00.000Z', { year: 2026, month: 1 }],
])('at %s the college has the month %j, wherever the server is', (instant, month) => {
  expect(yearMonthOf({ now: () => new Date(instant) })).toEqual(month);
});
