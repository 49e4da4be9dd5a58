import {
  atLeastText,
  placementScope,
  shareText,
  placementTexts as texts,
} from '../../../../../schema/rules/analytics/placements-texts.ts';
import { campusLabels } from '../../../../../schema/rules/posts/posts-texts.ts';
import { collegeDay } from '../../../../../schema/rules/text/days.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { audit } from '../../audits/index.ts';
import { type CsvCell, exportCsv } from '../../files/index.ts';
import { type PlacementsAsked, readPlacements } from './placements.ts';
import type { CountedPlacements, PlacementFigures, PlacementPackages } from './placements.types.ts';

const { columns, sections } = texts;

/** A table of the file: an empty line, what it is about, what its columns are, and its lines. */
const section = (title: string, head: CsvCell[], lines: CsvCell[][]): CsvCell[][] => [
  [],
  [title],
  head,
  ...lines,
];

const packageHead = [
  columns.toldPackages,
  columns.lowest,
  columns.lower,
  columns.median,
  columns.upper,
  columns.highest,
];
const packageCells = (of: PlacementPackages): CsvCell[] => [
  atLeastText(of.least),
  of.lowest,
  of.lower,
  of.median,
  of.upper,
  of.highest,
];

const figureHead = [columns.finish, columns.told, columns.share, ...packageHead];
const figureCells = ({ finish, least, packages }: PlacementFigures): CsvCell[] => [
  finish,
  atLeastText(least),
  shareText(least, finish),
  ...packageCells(packages),
];

/** The tables as the page has them, one below the other, with all companies. */
const linesOf = (shown: CountedPlacements): CsvCell[][] => [
  ['', ...figureCells(shown)],
  ...section(
    sections.seasons,
    [columns.season, ...figureHead],
    shown.seasons.map((of) => [of.year, ...figureCells(of)]),
  ),
  ...section(
    sections.branches,
    [columns.branch, ...figureHead],
    shown.branches.map((of) => [of.branch || texts.noBranch, ...figureCells(of)]),
  ),
  ...section(
    sections.cells,
    [columns.season, columns.branch, columns.finish, columns.told, columns.share],
    shown.cells.map(({ year, branch, finish, least }) => [
      year,
      branch || texts.noBranch,
      finish,
      atLeastText(least),
      shareText(least, finish),
    ]),
  ),
  ...section(
    sections.campus,
    [columns.campus, columns.told],
    shown.campuses.map(({ campus, least }) => [
      campus ? campusLabels[campus] : texts.campusUntold,
      atLeastText(least),
    ]),
  ),
  ...section(
    sections.companies,
    [columns.company, columns.people, columns.branches, columns.roles],
    shown.companies.map(({ name, least, branches, roles }) => [
      name,
      atLeastText(least),
      branches.join(', '),
      roles.map((role) => `${role.role} (${atLeastText(role.least)})`).join(', '),
    ]),
  ),
];

/**
 * What the page shows of placements as a CSV file, its tables one below the other; the audit log
 * has a line of it.
 * @returns its signed address
 * @throws FORBIDDEN 'Not an admin'; BAD_USER_INPUT as `readPlacements`
 */
export async function exportPlacements(
  ctx: Context,
  filter: PlacementsAsked | null,
): Promise<string> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'admin');
  const shown = await readPlacements(app, filter);
  const scope = placementScope(filter ?? {});
  return exportCsv(
    app,
    {
      ownerId: viewer.id,
      name: `placements-${collegeDay(app.clock.now())}`,
      header: [scope, ...figureHead],
      rows: [...linesOf(shown), [], [texts.counts], [texts.rule], [texts.packagesRule]],
    },
    (work) => {
      audit(work, {
        adminId: viewer.id,
        action: 'placements.export',
        changes: { scope },
        at: app.clock.now(),
      });
    },
  );
}
