import { requireViewer } from '../../../../core/access.ts';
import type { Context } from '../../../../core/context.ts';
import { declareList, descending, sortKey } from '../../../../core/lists/index.ts';
import type { Page, PageArgs } from '../../../../core/lists/paging.ts';
import { moderationSql } from '../../moderation.sql.ts';
import type { OwnReport } from './own-report.types.ts';

const ownReportList = declareList(moderationSql, {
  name: 'ownReports',
  given: { viewerId: 'uuid' },
  sorts: { newest: descending(sortKey('report.id', 'uuid', 'id')) },
  select: (db, { viewerId }, { arrange }) =>
    db
      .selectFrom('reports as report')
      .innerJoin('report_cases as report_case', 'report_case.id', 'report.case_id')
      .where('report.reporter_id', '=', viewerId)
      .select([
        'report.id',
        'report.reason',
        'report.note',
        'report.excerpt',
        'report.created_at as createdAt',
      ])
      .select(['report_case.subject_type as subjectType', 'report_case.decision'])
      .select('report_case.decided_at as decidedAt')
      .$call(arrange),
});

/**
 * What the viewer reported, with what came of it, the latest first: one statement, by the index of
 * reports by a person. What was decided about a person is theirs: the reporter reads whether
 * something was done.
 */
export async function ownReports(ctx: Context, args: PageArgs): Promise<Page<OwnReport>> {
  const viewer = requireViewer(ctx, 'signedIn');
  return ownReportList.page(ctx.app, args, {
    given: { viewerId: viewer.id },
    node: ({ decision, ...row }): OwnReport => ({
      ...row,
      outcome: decision === null ? 'waits' : decision === 'nothing' ? 'nothing' : 'acted',
    }),
  });
}
