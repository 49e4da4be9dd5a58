import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { everyNode } from '../../../core/paging.ts';
import { audit } from '../../audits/index.ts';
import { type CsvCell, exportCsv } from '../../files/index.ts';
import { reportCases } from './cases.queries.ts';
import type { CaseFilterInput } from './reports.types.ts';

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

async function* rowsOf(ctx: Context, filter: CaseFilterInput | null): AsyncGenerator<CsvCell[]> {
  for await (const one of everyNode((page) => reportCases(ctx, { ...page, filter })))
    yield [
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
}

/**
 * Writes the cases of a filter as a CSV file, without those about the viewer and without who reported; the audit log has
 * a line of it, with the filter.
 * @returns the file's address
 * @throws FORBIDDEN 'Not a superAdmin'; BAD_USER_INPUT as the list itself
 */
export function exportCases(ctx: Context, filter: CaseFilterInput | null): Promise<string> {
  const viewer = requireViewer(ctx, 'superAdmin');
  return exportCsv(
    ctx.app,
    { ownerId: viewer.id, name: 'reports', header, rows: rowsOf(ctx, filter) },
    (work) =>
      audit(work, {
        adminId: viewer.id,
        action: 'report.export',
        targetType: 'report',
        changes: {
          state: filter?.state ?? null,
          waits: filter?.waits ?? null,
          type: filter?.type ?? null,
          reason: filter?.reason ?? null,
          search: filter?.search ?? null,
          aboutId: filter?.aboutId ?? null,
          reporterId: filter?.reporterId ?? null,
        },
        at: ctx.app.clock.now(),
      }),
  );
}
