import { expect, test, vi } from 'vitest';
import { newStepDraft } from './step-drafts';
import { validationErrors } from './validation';

const yearError = (year: number): string | undefined => {
  const entry = newStepDraft('work');
  return validationErrors([
    { ...entry, duration: { ...entry.duration, from: { year: String(year), month: '' } } },
  ])['experiences.0.duration.from.year'];
};

test('a step may begin in the year that it is at the college, also while a page stays open over New Year', () => {
  // Half past midnight at the college, the old year farther west.
  vi.useFakeTimers({ now: new Date('2026-12-31T18:29:00Z'), toFake: ['Date'] });
  expect(yearError(2026)).toBeUndefined();
  expect(yearError(2027)).toBe('From year must be between 1900 and 2026');
  vi.setSystemTime(new Date('2026-12-31T19:00:00Z'));
  expect(yearError(2027)).toBeUndefined();
  expect(yearError(2028)).toBe('From year must be between 1900 and 2027');
});
