import {
  appealDays,
  moderationTexts,
  reportTexts,
} from '../../../../../schema/rules/moderation-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { daysBefore } from '../../../core/clock.ts';
import type { App, Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
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
import type { OwnCase } from './own-case.types.ts';

/**
 * Cases `c` that a person is told of: who reported a thing in vain is nobody's business but the
 * admins'.
 */
const casesOfPerson = moderationSql.db
  .selectFrom('report_cases as c')
  .leftJoin('removals as r', (join) =>
    join
      .onRef('r.subject_id', '=', 'c.subject_id')
      .onRef('r.subject_type', '=', 'c.subject_type')
      .on('r.restored_at', 'is', null),
  )
  .where(({ eb, or, and }) =>
    or([
      eb('c.decision', '<>', 'nothing'),
      and([eb('c.decision', 'is', null), eb('c.hidden_at', 'is not', null)]),
    ]),
  );

const ownCaseColumns = [
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
  'c.taken_back_at as takenBackAt',
  'r.id as removalId',
] as const;

type OwnCaseRow = Omit<OwnCase, 'at' | 'isRemoved' | 'isTakenBack' | 'canAppeal'> & {
  decidedAt: Date | null;
  hiddenAt: Date | null;
  createdAt: Date;
  appealedAt: Date | null;
  takenBackAt: Date | null;
  removalId: string | null;
};

function readOwnCase(app: App, row: OwnCaseRow): OwnCase {
  const { decidedAt, hiddenAt, createdAt, appealedAt, removalId, takenBackAt, ...ownCase } = row;
  const since = daysBefore(app.clock.now(), appealDays);
  return {
    ...ownCase,
    reason: row.decision === null ? moderationTexts.automatic : row.reason,
    at: decidedAt ?? hiddenAt ?? createdAt,
    isRemoved: removalId !== null,
    isTakenBack: takenBackAt !== null,
    canAppeal: decidedAt !== null && decidedAt >= since && !appealedAt && !takenBackAt,
  };
}

const ownCasePage = moderationSql.statements(
  'ownCases',
  { viewerId: 'uuid', before: 'uuid?' },
  [{ first: 20, after: true }],
  ({ first, after }: { first: number; after: boolean }) =>
    (_db, { viewerId, before }) =>
      casesOfPerson
        .where('c.about_id', '=', viewerId)
        .$if(after, (query) => query.where('c.id', '<', before))
        .orderBy('c.id', 'desc')
        .limit(first + 1)
        .select(ownCaseColumns),
);

/**
 * What was decided about the viewer's own words and person, the latest first: one statement, by the
 * index of cases about a person.
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
    (row) => readOwnCase(ctx.app, row),
  );
}

const ownCaseById = moderationSql.statement(
  'ownCase',
  { aboutId: 'uuid', id: 'uuid' },
  (_db, { aboutId, id }) =>
    casesOfPerson.where('c.about_id', '=', aboutId).where('c.id', '=', id).select(ownCaseColumns),
);

/** One case as whom it is about reads it. @throws NOT_FOUND */
export async function ownCaseOf(app: App, aboutId: string, id: string): Promise<OwnCase> {
  const [row] = await app.db.query(ownCaseById, { aboutId, id });
  if (!row) throw notFound(reportTexts.caseGone);
  return readOwnCase(app, row);
}
