import { dailyFigureNames, figureLabels } from '../../../../schema/rules/analytics/analytics.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { audit } from '../audits/index.ts';
import { type CsvCell, exportCsv } from '../files/index.ts';
import { analytics } from './analytics.ts';
import type { Analytics } from './analytics.types.ts';

/** A table of the file: an empty line, what its columns are, and its lines. */
const section = (head: CsvCell[], lines: CsvCell[][]): CsvCell[][] => [[], head, ...lines];

/**
 * The days, and behind them all that the page shows: the days before, answers, branches, companies
 * and newcomers.
 */
const linesOf = ({ days, figures, ...shown }: Analytics): CsvCell[][] => [
  ...days.map((day, at) => [day, ...figures.map(({ values }) => values[at] ?? 0)]),
  ...section(
    ['figure', 'these days', 'as many days before'],
    [
      ...figures.map(({ name, value, before }) => [figureLabels[name], value, before]),
      ['Median hours to the first answer', shown.medianAnswerHours, shown.medianAnswerHoursBefore],
      ['Companies with an experience', shown.companiesCovered, null],
    ],
  ),
  ...section(
    ['branch', 'experiences'],
    shown.branches.map(({ branch, posts }) => [branch, posts]),
  ),
  ...section(
    ['company without an experience', 'people of ours'],
    shown.companiesMissing.map(({ name, people }) => [name, people]),
  ),
  ...section(
    ['month', 'newcomers', 'came back'],
    shown.cohorts.map(({ month, newcomers, returned }) => [month, newcomers, returned]),
  ),
];

/**
 * What the page shows of a range as a CSV file: day by day, then the tables below.
 * @returns its signed address
 * @throws as `analytics`
 */
export async function exportAnalytics(ctx: Context, from: string, to: string): Promise<string> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  const shown = await analytics(ctx, from, to);
  return exportCsv(
    app,
    {
      ownerId: viewer.id,
      name: `figures-${from}-${to}`,
      header: ['day', ...dailyFigureNames.map((name) => figureLabels[name])],
      rows: linesOf(shown),
    },
    (work) => {
      audit(work, {
        adminId: viewer.id,
        action: 'analytics.export',
        changes: { from, to },
        at: app.clock.now(),
      });
    },
  );
}
