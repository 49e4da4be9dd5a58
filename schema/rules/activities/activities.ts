/** Texts of the Activity tab. */
export const activityTexts = {
  tab: 'Activity',
  year: 'Year must be between 1967 and the current year',
  lately: 'Last 12 months',
  yearLabel: 'Which year',
  empty: 'Nothing here yet',
  emptyOwn: 'Ask a question, answer one, or thank somebody: each day you help shows up here.',
  emptyOther: 'Questions, answers, experiences and thanks will show up here day by day.',
  failed: 'Error loading activity',
  kinds: 'Questions, answers, experiences and thanks',
} as const;

/** The college began; nobody contributed before. */
export const firstActivityYear = 1967;

export interface DateRange {
  from: string;
  to: string;
}

/** The days of a calendar year, or of the twelve months that end today. Both ends count. */
export function activityRange(year: number | null, today: string): DateRange {
  if (year !== null) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const first = new Date(`${today}T00:00:00Z`);
  first.setUTCFullYear(first.getUTCFullYear() - 1);
  first.setUTCDate(first.getUTCDate() + 1);
  return { from: first.toISOString().slice(0, 10), to: today };
}

/** How strongly a day is coloured: 0 for nothing to 4. */
export const activityLevel = (count: number): 0 | 1 | 2 | 3 | 4 =>
  count <= 0 ? 0 : count === 1 ? 1 : count <= 3 ? 2 : count <= 6 ? 3 : 4;
