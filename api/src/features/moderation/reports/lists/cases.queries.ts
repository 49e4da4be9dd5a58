import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { caseFilters } from '../../../../../../schema/rules/moderation/moderation-filters.ts';
import {
  type CaseState,
  type ReportReason,
  reportTexts,
} from '../../../../../../schema/rules/moderation/moderation-texts.ts';
import { requireViewer } from '../../../../core/access.ts';
import type { Context } from '../../../../core/context.ts';
import { notFound } from '../../../../core/errors.ts';
import { isId } from '../../../../core/ids.ts';
import {
  ascending,
  type CountedPage,
  declareList,
  descending,
  sortKey,
} from '../../../../core/lists/index.ts';
import { containsText } from '../../../../core/sql/index.ts';
import { accounts, type PersonRow, personColumns, personOf } from '../../../identity/index.ts';
import { isCaseAppealed, isCaseUndecided, standingOf } from '../../case-moves.ts';
import { mayDecideAppeal } from '../../moderation.policy.ts';
import { type ModerationTables, moderationSql } from '../../moderation.sql.ts';
import { hasOtherJudgeColumn } from '../judges.queries.ts';
import type { CaseRequest, Report, ReportCase } from '../reports.types.ts';

/** Cases `report_case` with whose they are and the admins who had to do with them. */
const cases = moderationSql.db
  .selectFrom('report_cases as report_case')
  .innerJoin(accounts.as('person'), 'person.id', 'report_case.about_id')
  .leftJoin(accounts.as('claimer'), 'claimer.id', 'report_case.claimed_by_id')
  .leftJoin(accounts.as('decider'), 'decider.id', 'report_case.decided_by_id')
  .leftJoin(accounts.as('judge'), 'judge.id', 'report_case.appeal_decided_by_id');

const caseColumns = [
  ...personColumns,
  'report_case.id',
  'report_case.subject_type as subjectType',
  'report_case.subject_id as subjectId',
  'report_case.excerpt',
  'report_case.link',
  'report_case.reports_count as reportsCount',
  'report_case.created_at as createdAt',
  'report_case.hidden_at as hiddenAt',
  'report_case.claimed_by_id as claimedById',
  'report_case.claimed_until as claimedUntil',
  'claimer.full_name as claimedByName',
  'report_case.decision',
  'report_case.decision_reason as decisionReason',
  'report_case.decided_by_id as decidedById',
  'decider.full_name as decidedByName',
  'report_case.decided_at as decidedAt',
  'report_case.appeal',
  'report_case.appealed_at as appealedAt',
  'report_case.appeal_outcome as appealOutcome',
  'report_case.appeal_answer as appealAnswer',
  'judge.full_name as appealDecidedByName',
  'report_case.appeal_decided_at as appealDecidedAt',
  'report_case.taken_back_at as takenBackAt',
  moderationSql.db
    .selectFrom('removals as removal')
    .whereRef('removal.subject_type', '=', sql.ref('report_case.subject_type'))
    .whereRef('removal.subject_id', '=', sql.ref('report_case.subject_id'))
    .where('removal.restored_at', 'is', null)
    .select('removal.kind')
    .as('removal'),
  moderationSql.db
    .selectFrom('reports as report')
    .whereRef('report.case_id', '=', sql.ref('report_case.id'))
    .select(sql<ReportReason[]>`coalesce(array_agg(distinct report.reason), '{}')`.as('reasons'))
    .as('reasons'),
] as const;

type CaseRow = PersonRow &
  Omit<ReportCase, 'about' | 'state' | 'isMine' | 'canDecideAppeal' | 'reasons'> & {
    claimedById: string | null;
    decidedById: string | null;
    reasons: ReportReason[] | null;
    hasOtherJudge: boolean;
  };

/** How a case stands, as lists tell it. */
function stateOf(row: CaseRow, now: Date): CaseState {
  const standing = standingOf(row, now);
  return standing === 'open' || standing === 'claimed' || standing === 'appealed'
    ? standing
    : 'decided';
}

function caseOf(row: CaseRow, viewerId: string, now: Date): ReportCase {
  const state = stateOf(row, now);
  const isClaimed = state === 'claimed';
  return {
    ...row,
    about: personOf(row),
    state,
    reasons: row.reasons ?? [],
    isMine: isClaimed && row.claimedById === viewerId,
    claimedByName: isClaimed ? row.claimedByName : null,
    claimedUntil: isClaimed ? row.claimedUntil : null,
    canDecideAppeal:
      state === 'appealed' && mayDecideAppeal(viewerId, row.decidedById, row.hasOtherJudge),
  };
}

/** What a search looks into. */
const searchColumns = ['report_case.excerpt', 'person.full_name'];
type CaseTable = { report_case: ModerationTables['report_cases'] };
const isCase = expressionBuilder<CaseTable, 'report_case'>();
const reportOf = expressionBuilder<{ report: ModerationTables['reports'] }, 'report'>();

const reportExists = (condition: Expression<SqlBool>) =>
  moderationSql.eb.exists(
    moderationSql.db
      .selectFrom('reports as report')
      .where('report.case_id', '=', sql.ref<string>('report_case.id'))
      .where(condition)
      .select(sql.lit(1).as('one')),
  );

const newestCase = sortKey('report_case.id', 'uuid', 'id');

const caseList = declareList(moderationSql, {
  name: 'cases',
  isCounted: true,
  given: { now: 'timestamptz', viewerId: 'uuid' },
  sorts: { newest: descending(newestCase), oldest: ascending(newestCase) },
  filters: caseFilters,
  conditions: {
    state: {
      open: ({ now }) =>
        isCase.and([
          isCaseUndecided,
          isCase.or([
            isCase('report_case.claimed_until', 'is', null),
            isCase('report_case.claimed_until', '<=', now),
          ]),
        ]),
      claimed: ({ now }) =>
        isCase.and([isCaseUndecided, isCase('report_case.claimed_until', '>', now)]),
      decided: () => isCase.and([isCase.not(isCaseUndecided), isCase.not(isCaseAppealed)]),
      appealed: () => isCaseAppealed,
    },
    waits: () => isCase.or([isCaseUndecided, isCaseAppealed]),
    type: (type) => isCase('report_case.subject_type', '=', type),
    reason: (reason) => reportExists(reportOf('report.reason', '=', reason)),
    search: (search) => isCase.or(searchColumns.map((column) => containsText(column, search))),
    aboutId: (aboutId) => isCase('report_case.about_id', '=', aboutId),
    reporterId: (reporterId) => reportExists(reportOf('report.reporter_id', '=', reporterId)),
  },
  select: (_db, { viewerId }, { arrange }) =>
    cases
      // Nobody reads who reported them, admins neither.
      .where('report_case.about_id', '<>', viewerId)
      .select(caseColumns)
      .select(({ ref }) => hasOtherJudgeColumn(viewerId, ref('report_case.about_id')))
      .$call(arrange),
});

/**
 * A page of cases: one statement.
 * @param atMost how large it may be; larger for files alone
 * @throws FORBIDDEN for others than super admins; BAD_USER_INPUT as lists do
 */
export async function reportCases(
  ctx: Context,
  args: CaseRequest,
  atMost?: number,
): Promise<CountedPage<ReportCase>> {
  const viewer = requireViewer(ctx, 'superAdmin');
  const now = ctx.app.clock.now();
  return caseList.page(ctx.app, args, {
    given: { now, viewerId: viewer.id },
    atMost,
    node: (row: CaseRow) => caseOf(row, viewer.id, now),
  });
}

const caseById = moderationSql.statement(
  'caseById',
  { id: 'uuid', viewerId: 'uuid' },
  (_db, { id, viewerId }) =>
    cases
      .where('report_case.id', '=', id)
      .where('report_case.about_id', '<>', viewerId)
      .select(caseColumns)
      .select(({ ref }) => hasOtherJudgeColumn(viewerId, ref('report_case.about_id'))),
);

/**
 * One case.
 * @throws NOT_FOUND, also for one about the viewer; FORBIDDEN for others than super admins
 */
export async function reportCase(ctx: Context, id: string): Promise<ReportCase> {
  const viewer = requireViewer(ctx, 'superAdmin');
  const [row]: CaseRow[] = isId(id)
    ? await ctx.app.db.query(caseById, { id, viewerId: viewer.id })
    : [];
  if (!row) throw notFound(reportTexts.caseGone);
  return caseOf(row, viewer.id, ctx.app.clock.now());
}

/** Reports of one case that its page shows: of more than so many the count says enough. */
const shownReports = 100;

const reportsOfCase = moderationSql.statement('reportsOfCase', { id: 'uuid' }, (db, { id }) =>
  db
    .selectFrom('reports as report')
    .innerJoin(accounts.as('person'), 'person.id', 'report.reporter_id')
    .where('report.case_id', '=', id)
    .orderBy('report.id', 'desc')
    .limit(shownReports)
    .select(personColumns)
    .select(['report.id', 'report.reason', 'report.note', 'report.created_at as createdAt']),
);

/** What people said of a case, the latest first. */
export const reportsOf = async ({ app }: Context, caseId: string): Promise<Report[]> =>
  (await app.db.query(reportsOfCase, { id: caseId })).map((row) => ({
    ...row,
    reporter: personOf(row),
  }));
