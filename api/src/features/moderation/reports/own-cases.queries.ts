import { sql, type SqlBool } from 'kysely';
import { moderationTexts } from '../../../../../schema/rules/moderation-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  page,
  pageSize,
  type Page,
  type PageArgs,
} from '../../../core/paging.ts';
import { moderationSql } from '../moderation.sql.ts';
import type { OwnCase } from './reports.types.ts';

const ownCasePage = moderationSql.statements(
  'ownCases',
  { viewerId: 'uuid', before: 'uuid?' },
  [{ first: 20, after: true }],
  ({ first, after }: { first: number; after: boolean }) =>
    (db, { viewerId, before }) =>
      db
        .selectFrom('report_cases as c')
        .leftJoin('removals as r', (join) =>
          join
            .onRef('r.subject_id', '=', 'c.subject_id')
            .onRef('r.subject_type', '=', 'c.subject_type')
            .on('r.restored_at', 'is', null),
        )
        .where('c.about_id', '=', viewerId)
        // Who reported a thing in vain is nobody's business but the admins'.
        .where(
          sql<SqlBool>`(c.decision <> 'nothing' or (c.decision is null and c.hidden_at is not null))`,
        )
        .$if(after, (query) => query.where('c.id', '<', before))
        .orderBy('c.id', 'desc')
        .limit(first + 1)
        .select([
          'c.id',
          'c.subject_type as subjectType',
          'c.excerpt',
          'c.decision',
          'c.decision_reason as reason',
          'c.decided_at as decidedAt',
          'c.hidden_at as hiddenAt',
          'c.created_at as createdAt',
          'c.appeal',
          'c.appealed_at as appealedAt',
          'c.appeal_outcome as appealOutcome',
          'c.appeal_answer as appealAnswer',
          'r.id as removalId',
        ]),
);

/**
 * What was decided about the viewer's own words and person, the latest first: one statement, by the index of cases about
 * a person.
 * @throws BAD_USER_INPUT for a page size outside 1…100 and for cursors of other lists
 */
export async function ownCases(ctx: Context, args: PageArgs): Promise<Page<OwnCase>> {
  const viewer = requireViewer(ctx, 'signedIn');
  const first = pageSize(args.first);
  const cursor = decodeCursor<[string]>(args.after, [isIdKey]);
  const rows = await ctx.app.db.query(ownCasePage({ first, after: cursor !== null }), {
    viewerId: viewer.id,
    before: cursor?.[0] ?? null,
  });
  return page(
    rows,
    first,
    (row) => encodeCursor(row.id),
    ({ decidedAt, hiddenAt, createdAt, appealedAt, removalId, ...row }): OwnCase => ({
      ...row,
      reason: row.decision === null ? moderationTexts.automatic : row.reason,
      at: decidedAt ?? hiddenAt ?? createdAt,
      isRemoved: removalId !== null,
      canAppeal: row.decision !== null && appealedAt === null,
    }),
  );
}
