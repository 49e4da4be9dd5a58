import { expect, it } from 'vitest';
import { yearOf } from './clock.ts';

it.each([
  ['2026-12-31T18:29:59.999Z', 2026],
  ['2026-12-31T18:30:00.000Z', 2027],
  ['2027-01-01T00:00:00.000Z', 2027],
])('at %s the college has the year %i, wherever the server is', (instant, year) => {
  expect(yearOf({ now: () => new Date(instant) })).toBe(year);
});
