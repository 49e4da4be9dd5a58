import { type Clock, yearMonthOf } from '../../../core/clock.ts';
import type { CareerStep } from '../../profiles/index.ts';

/**
 * Months that one step lasted, each step for itself: overlapping steps both count. With months
 * given, the last one counts in (June to August are 3); with years alone, a year is 12 and the same
 * year counts 1 month. A step that goes on lasts until the college's month.
 */
export function monthsOf(step: CareerStep, clock: Clock): number {
  const now = yearMonthOf(clock);
  const toYear = step.isCurrentlyWorking ? now.year : (step.toYear ?? step.fromYear);
  const toMonth = step.isCurrentlyWorking ? now.month : step.toMonth;
  const exact = step.fromMonth !== null && toMonth !== null;
  const between = exact
    ? (toYear - step.fromYear) * 12 + toMonth - (step.fromMonth ?? 1) + 1
    : (toYear - step.fromYear) * 12;
  return Math.max(1, between);
}

/** Months of all steps, or of those of one type; a step that goes on counts until now. */
export const sumOfMonths = (steps: CareerStep[], clock: Clock, type?: CareerStep['type']): number =>
  steps
    .filter((step) => !type || step.type === type)
    .reduce((sum, step) => sum + monthsOf(step, clock), 0);
