import {
  appealDays,
  moderationTexts,
  reportTexts,
} from '../../../../../../schema/rules/moderation/moderation-texts.ts';
import { requireViewer } from '../../../../core/access.ts';
import { daysBefore } from '../../../../core/clock.ts';
import type { App, Context } from '../../../../core/context.ts';
import { notFound } from '../../../../core/errors.ts';
import { declareList, descending, sortKey } from '../../../../core/lists/index.ts';
import type { Page, PageArgs } from '../../../../core/lists/paging.ts';
import { mayMoveCase, standingOf } from '../../case-moves.ts';
import { moderationSql } from '../../moderation.sql.ts';
import type { OwnCase } from './own-case.types.ts';

/**
 * Cases `report_case` that a person is told of: who reported a thing in vain is nobody's business
 * but the admins'.
 */
const casesOfPerson = moderationSql.db
  .selectFrom('report_cases as report_case')
  .leftJoin('removals as removal', (join) =>
    join
      .onRef('removal.subject_id', '=', 'report_case.subject_id')
      .onRef('removal.subject_type', '=', 'report_case.subject_type')
      .on('removal.restored_at', 'is', null),
  )
  .where(({ eb, or, and }) =>
    or([
      eb('report_case.decision', '<>', 'nothing'),
      and([eb('report_case.decision', 'is', null), eb('report_case.hidden_at', 'is not', null)]),
    ]),
  );

const ownCaseColumns = [
  'report_case.id',
  'report_case.subject_type as subjectType',
  'report_case.excerpt',
  'report_case.decision',
  'report_case.decision_reason as reason',
  'report_case.decided_at as decidedAt',
  'report_case.hidden_at as hiddenAt',
  'report_case.created_at as createdAt',
  'report_case.appeal',
  'report_case.appealed_at as appealedAt',
  'report_case.appeal_outcome as appealOutcome',
  'report_case.appeal_answer as appealAnswer',
  'report_case.taken_back_at as takenBackAt',
  'removal.id as removalId',
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
  const facts = {
    decision: row.decision,
    decidedAt,
    takenBackAt,
    appealedAt,
    appealOutcome: row.appealOutcome,
  };
  const since = daysBefore(app.clock.now(), appealDays);
  return {
    ...ownCase,
    reason: row.decision === null ? moderationTexts.automatic : row.reason,
    at: decidedAt ?? hiddenAt ?? createdAt,
    isRemoved: removalId !== null,
    isTakenBack: standingOf(facts) === 'takenBack',
    canAppeal: mayMoveCase('appeal', facts) && decidedAt !== null && decidedAt >= since,
  };
}

const ownCaseList = declareList(moderationSql, {
  name: 'ownCases',
  given: { viewerId: 'uuid' },
  sorts: { newest: descending(sortKey('report_case.id', 'uuid', 'id')) },
  select: (_db, { viewerId }, { arrange }) =>
    casesOfPerson
      .where('report_case.about_id', '=', viewerId)
      .select(ownCaseColumns)
      .$call(arrange),
});

/**
 * What was decided about the viewer's own words and person, the latest first: one statement, by the
 * index of cases about a person.
 */
export async function ownCases(ctx: Context, args: PageArgs): Promise<Page<OwnCase>> {
  const viewer = requireViewer(ctx, 'signedIn');
  return ownCaseList.page(ctx.app, args, {
    given: { viewerId: viewer.id },
    node: (row) => readOwnCase(ctx.app, row),
  });
}

const ownCaseById = moderationSql.statement(
  'ownCase',
  { aboutId: 'uuid', id: 'uuid' },
  (_db, { aboutId, id }) =>
    casesOfPerson
      .where('report_case.about_id', '=', aboutId)
      .where('report_case.id', '=', id)
      .select(ownCaseColumns),
);

/** One case as whom it is about reads it. @throws NOT_FOUND */
export async function ownCaseOf(app: App, aboutId: string, id: string): Promise<OwnCase> {
  const [row] = await app.db.query(ownCaseById, { aboutId, id });
  if (!row) throw notFound(reportTexts.caseGone);
  return readOwnCase(app, row);
}
