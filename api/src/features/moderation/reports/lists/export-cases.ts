import { caseFilters } from '../../../../../../schema/rules/moderation/moderation-filters.ts';
import type { Context } from '../../../../core/context.ts';
import { readFilter } from '../../../../core/lists/index.ts';
import { exportForAdmins } from '../../../audits/index.ts';
import type { ExportColumns, ExportPart } from '../../../files/index.ts';
import type { CaseFilter, ReportCase } from '../reports.types.ts';
import { reportCases } from './cases.queries.ts';

const columns: ExportColumns<ReportCase> = {
  id: (one) => one.id,
  type: (one) => one.subjectType,
  excerpt: (one) => one.excerpt,
  about: (one) => one.about.fullName,
  aboutId: (one) => one.about.id,
  state: (one) => one.state,
  reports: (one) => one.reportsCount,
  reasons: (one) => one.reasons.join(', '),
  createdAt: (one) => one.createdAt,
  decision: (one) => one.decision,
  reason: (one) => one.decisionReason,
  decidedBy: (one) => one.decidedByName,
  decidedAt: (one) => one.decidedAt,
  appeal: (one) => one.appeal,
  appealOutcome: (one) => one.appealOutcome,
  appealAnswer: (one) => one.appealAnswer,
};

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
  return exportForAdmins(
    ctx,
    'superAdmin',
    {
      name: 'reports',
      columns,
      after,
      readPage: (page, atMost) => reportCases(ctx, { ...page, filter }, atMost),
    },
    { action: 'report.export', changes: readFilter(caseFilters, filter) },
  );
}
