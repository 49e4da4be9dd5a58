import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  type Page,
  type PageArgs,
  page,
  pageSize,
} from '../../../core/paging.ts';
import { moderationSql } from '../moderation.sql.ts';
import type { OwnReport } from './own-report.types.ts';

const ownReportPage = moderationSql.statements(
  'ownReports',
  { viewerId: 'uuid', before: 'uuid?' },
  [{ first: 20, after: true }],
  ({ first, after }: { first: number; after: boolean }) =>
    (db, { viewerId, before }) =>
      db
        .selectFrom('reports as report')
        .innerJoin('report_cases as report_case', 'report_case.id', 'report.case_id')
        .where('report.reporter_id', '=', viewerId)
        .$if(after, (query) => query.where('report.id', '<', before))
        .orderBy('report.id', 'desc')
        .limit(first + 1)
        .select([
          'report.id',
          'report.reason',
          'report.note',
          'report.excerpt',
          'report.created_at as createdAt',
        ])
        .select(['report_case.subject_type as subjectType', 'report_case.decision'])
        .select('report_case.decided_at as decidedAt'),
);

/**
 * What the viewer reported, with what came of it, the latest first: one statement, by the index of
 * reports by a person. What was decided about a person is theirs: the reporter reads whether
 * something was done.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function ownReports(ctx: Context, args: PageArgs): Promise<Page<OwnReport>> {
  const viewer = requireViewer(ctx, 'signedIn');
  const first = pageSize(args.first);
  const cursor = decodeCursor<[string]>(args.after, [isIdKey]);
  const rows = await ctx.app.db.query(ownReportPage({ first, after: cursor !== null }), {
    viewerId: viewer.id,
    before: cursor?.[0] ?? null,
  });
  return page(
    rows,
    first,
    (row) => encodeCursor(row.id),
    ({ decision, ...row }): OwnReport => ({
      ...row,
      outcome: decision === null ? 'waits' : decision === 'nothing' ? 'nothing' : 'acted',
    }),
  );
}
