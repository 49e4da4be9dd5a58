import { caseFilters } from '../../../../../schema/rules/moderation-filters.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { readFilter } from '../../../core/lists/index.ts';
import { exportPageSize } from '../../../limits.ts';
import { audit } from '../../audits/index.ts';
import { type CsvCell, type ExportPart, exportList } from '../../files/index.ts';
import { reportCases } from './cases.queries.ts';
import type { CaseFilter, ReportCase } from './reports.types.ts';

const header = [
  'id',
  'type',
  'excerpt',
  'about',
  'aboutId',
  'state',
  'reports',
  'reasons',
  'createdAt',
  'decision',
  'reason',
  'decidedBy',
  'decidedAt',
  'appeal',
  'appealOutcome',
  'appealAnswer',
];

const lineOf = (one: ReportCase): CsvCell[] => [
  one.id,
  one.subjectType,
  one.excerpt,
  one.about.fullName,
  one.about.id,
  one.state,
  one.reportsCount,
  one.reasons.join(', '),
  one.createdAt,
  one.decision,
  one.decisionReason,
  one.decidedByName,
  one.decidedAt,
  one.appeal,
  one.appealOutcome,
  one.appealAnswer,
];

/**
 * Writes the cases of a filter as CSV files, without those about the viewer and without who
 * reported; the audit log has a line of each, with the filter.
 * @param after where the part before ended
 * @throws FORBIDDEN 'Not a superAdmin'; BAD_USER_INPUT as the list itself
 */
export function exportCases(
  ctx: Context,
  filter: CaseFilter | null,
  after: string | null,
): Promise<ExportPart> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'superAdmin');
  return exportList(
    app,
    {
      ownerId: adminId,
      name: 'reports',
      header,
      after,
      readPage: (page) => reportCases(ctx, { ...page, filter }, exportPageSize),
      linesOf: (cases) => cases.map(lineOf),
    },
    (work) =>
      audit(work, {
        adminId,
        action: 'report.export',
        changes: readFilter(caseFilters, filter),
        at: app.clock.now(),
      }),
  );
}
