import type { DailyFigure } from '@schema/rules/analytics/analytics';
import { numberText } from '@schema/rules/text/number-text';
import type { AnalyticsQuery } from '@/generated/documents';

export type Figure = AnalyticsQuery['analytics']['figures'][number];

export const shownNumber = (value: number): string => numberText(Math.round(value * 10) / 10);

/** How much more or less than in the days before: "+12%"; nothing to compare with is said so. */
export function changeText(value: number, before: number): string {
  if (before === 0) return value === 0 ? 'as before' : 'none before';
  const percent = Math.round(((value - before) / before) * 100);
  return percent === 0 ? 'as before' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}

/**
 * How the lines of a chart are drawn, in its order: in colours of the theme that tell from one
 * another in both schemes, and in strokes that tell without colour.
 */
export const strokes = [
  { color: 'var(--x-accent)', dashes: undefined },
  { color: 'var(--x-good)', dashes: '6 3' },
  { color: 'var(--x-warn)', dashes: '2 3' },
] as const;

/** The charts of the page, each with what belongs together. */
export const chartGroups: readonly {
  title: string;
  names: readonly DailyFigure[];
}[] = [
  { title: 'Sign-ups', names: ['signUps'] },
  { title: 'Verified people', names: ['verified'] },
  { title: 'Active people', names: ['activeDay', 'activeWeek', 'activeMonth'] },
  { title: 'Experiences and answers', names: ['posts', 'questions', 'answers'] },
  { title: 'Chat requests', names: ['requests', 'requestsAccepted'] },
  { title: 'Openings and gratitudes', names: ['jobs', 'gratitudes'] },
];
