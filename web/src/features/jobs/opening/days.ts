import { shortDateText } from '@schema/rules/text/date-text';
import { collegeDay, daysUntil } from '@schema/rules/text/days';

/** A deadline so near is said in days. */
const nearDays = 7;
/** Nearer than that it is urgent. */
const urgentDays = 3;

/** `30 Nov 2026`. */
export const dayText = (day: string): string => shortDateText(new Date(`${day}T00:00:00Z`), 'utc');

/** The day it is at the college, as forms write it. */
export const today = (): string => collegeDay(new Date());

/** How a deadline stands to today. */
export function deadlineState(deadline: string): {
  days: number;
  isNear: boolean;
  isUrgent: boolean;
} {
  const days = daysUntil(deadline, today());
  return {
    days,
    isNear: days >= 0 && days <= nearDays,
    isUrgent: days >= 0 && days <= urgentDays,
  };
}
