import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type {
  CaseState,
  ContentSort,
  ReportableType,
  ReportReason,
} from '../../../../../schema/rules/moderation-texts.ts';
import { reportTexts } from '../../../../../schema/rules/moderation-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import {
  decodeCursor,
  encodeCursor,
  isEnumKey,
  isIdKey,
  type Page,
  page,
  pageSize,
} from '../../../core/paging.ts';
import { accounts, type PersonRow, personColumns, personOf } from '../../identity/index.ts';
import { has, type ModerationTables, moderationSql } from '../moderation.sql.ts';
import { caseFilterOf } from './case-filter.ts';
import { hasOtherJudgeColumn } from './judges.queries.ts';
import type { CaseArgs, Report, ReportCase } from './reports.types.ts';

/** Cases `c` with whose they are and the admins who had to do with them. */
const cases = moderationSql.db
  .selectFrom('report_cases as c')
  .innerJoin(accounts.as('person'), 'person.id', 'c.about_id')
  .leftJoin(accounts.as('claimer'), 'claimer.id', 'c.claimed_by_id')
  .leftJoin(accounts.as('decider'), 'decider.id', 'c.decided_by_id')
  .leftJoin(accounts.as('judge'), 'judge.id', 'c.appeal_decided_by_id');

const caseColumns = [
  ...personColumns,
  'c.id',
  'c.subject_type as subjectType',
  'c.subject_id as subjectId',
  'c.excerpt',
  'c.link',
  'c.reports_count as reportsCount',
  'c.created_at as createdAt',
  'c.hidden_at as hiddenAt',
  'c.claimed_by_id as claimedById',
  'c.claimed_until as claimedUntil',
  'claimer.full_name as claimedByName',
  'c.decision',
  'c.decision_reason as decisionReason',
  'c.decided_by_id as decidedById',
  'decider.full_name as decidedByName',
  'c.decided_at as decidedAt',
  'c.appeal',
  'c.appealed_at as appealedAt',
  'c.appeal_outcome as appealOutcome',
  'c.appeal_answer as appealAnswer',
  'judge.full_name as appealDecidedByName',
  'c.appeal_decided_at as appealDecidedAt',
  'c.taken_back_at as takenBackAt',
  moderationSql.db
    .selectFrom('removals as r')
    .whereRef('r.subject_type', '=', sql.ref('c.subject_type'))
    .whereRef('r.subject_id', '=', sql.ref('c.subject_id'))
    .where('r.restored_at', 'is', null)
    .select('r.kind')
    .as('removal'),
  moderationSql.db
    .selectFrom('reports as report')
    .whereRef('report.case_id', '=', sql.ref('c.id'))
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

function stateOf(row: CaseRow, now: Date): CaseState {
  if (row.decidedAt) return row.appealedAt && !row.appealOutcome ? 'appealed' : 'decided';
  return row.claimedUntil && row.claimedUntil > now ? 'claimed' : 'open';
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
    canDecideAppeal: state === 'appealed' && (row.decidedById !== viewerId || !row.hasOtherJudge),
  };
}

const types = {
  now: 'timestamptz',
  viewerId: 'uuid',
  type: 'text?',
  reason: 'text?',
  search: 'text?',
  aboutId: 'uuid?',
  reporterId: 'uuid?',
  key: 'uuid?',
} as const;

type Shape = {
  sort: ContentSort;
  first: number;
  after: boolean;
  state: CaseState | 'all';
  waits: boolean;
  type: boolean;
  reason: boolean;
  search: boolean;
  about: boolean;
  reporter: boolean;
};

const isCase = expressionBuilder<{ c: ModerationTables['report_cases'] }, 'c'>();
const reportOf = expressionBuilder<{ report: ModerationTables['reports'] }, 'report'>();

const isUndecided = isCase('c.decided_at', 'is', null);
const isAppealed = isCase.and([
  isCase('c.appealed_at', 'is not', null),
  isCase('c.appeal_outcome', 'is', null),
]);

const inState = (state: Shape['state'], now: Expression<Date>): Expression<SqlBool> => {
  switch (state) {
    case 'all':
      return isCase.lit(true);
    case 'open':
      return isCase.and([
        isUndecided,
        isCase.or([isCase('c.claimed_until', 'is', null), isCase('c.claimed_until', '<=', now)]),
      ]);
    case 'claimed':
      return isCase.and([isUndecided, isCase('c.claimed_until', '>', now)]);
    case 'appealed':
      return isAppealed;
    case 'decided':
      return isCase.and([isCase.not(isUndecided), isCase.not(isAppealed)]);
  }
};

const casePage = moderationSql.statements(
  'cases',
  types,
  [
    {
      sort: 'newest',
      first: 20,
      after: true,
      state: 'open',
      waits: true,
      type: true,
      reason: true,
      search: true,
      about: true,
      reporter: true,
    },
  ],
  (shape: Shape) => (_db, p) => {
    const reportExists = (condition: Expression<SqlBool>) =>
      moderationSql.eb.exists(
        moderationSql.db
          .selectFrom('reports as report')
          .where('report.case_id', '=', sql.ref<string>('c.id'))
          .where(condition)
          .select(sql.lit(1).as('one')),
      );
    return (
      cases
        .where(inState(shape.state, p.now))
        .$if(shape.waits, (q) => q.where(isCase.or([isUndecided, isAppealed])))
        // Nobody reads who reported them, admins neither.
        .where('c.about_id', '<>', p.viewerId)
        .$if(shape.type, (q) => q.where('c.subject_type', '=', p.type.$castTo<ReportableType>()))
        .$if(shape.about, (q) => q.where('c.about_id', '=', p.aboutId))
        .$if(shape.reason, (q) =>
          q.where(reportExists(reportOf('report.reason', '=', p.reason.$castTo<ReportReason>()))),
        )
        .$if(shape.reporter, (q) =>
          q.where(reportExists(reportOf('report.reporter_id', '=', p.reporterId))),
        )
        .$if(shape.search, (q) =>
          q.where(({ or }) => or([has('c.excerpt', p.search), has('person.full_name', p.search)])),
        )
        .$if(shape.after, (q) => q.where('c.id', shape.sort === 'newest' ? '<' : '>', p.key))
        .orderBy('c.id', shape.sort === 'newest' ? 'desc' : 'asc')
        .limit(shape.first + 1)
        .select(caseColumns)
        .select(({ ref }) => hasOtherJudgeColumn(p.viewerId, ref('c.about_id')))
    );
  },
  'examples',
);

/**
 * A page of cases: one statement.
 * @param atMost how large it may be; larger for files alone
 * @throws FORBIDDEN for others than super admins; BAD_USER_INPUT for a page size outside 1…100,
 * what is no id and cursors of other lists
 */
export async function reportCases(
  ctx: Context,
  args: CaseArgs,
  atMost?: number,
): Promise<Page<ReportCase>> {
  const viewer = requireViewer(ctx, 'superAdmin');
  const first = pageSize(args.first, undefined, atMost);
  const sort = args.sort ?? 'newest';
  const cursor = decodeCursor<[string, string]>(args.after, [isEnumKey(sort), isIdKey]);
  const now = ctx.app.clock.now();
  const { state, waits, ...wanted } = caseFilterOf(args.filter);
  const input = { ...wanted, now, viewerId: viewer.id, key: cursor?.[1] ?? null };
  const rows: CaseRow[] = await ctx.app.db.query(
    casePage({
      sort,
      first,
      after: cursor !== null,
      state: state ?? 'all',
      waits: waits ?? false,
      type: input.type !== null,
      reason: input.reason !== null,
      search: input.search !== null,
      about: input.aboutId !== null,
      reporter: input.reporterId !== null,
    }),
    input,
  );
  return page(
    rows,
    first,
    (row) => encodeCursor(sort, row.id),
    (row) => caseOf(row, viewer.id, now),
  );
}

const caseById = moderationSql.statement(
  'caseById',
  { id: 'uuid', viewerId: 'uuid' },
  (_db, { id, viewerId }) =>
    cases
      .where('c.id', '=', id)
      .where('c.about_id', '<>', viewerId)
      .select(caseColumns)
      .select(({ ref }) => hasOtherJudgeColumn(viewerId, ref('c.about_id'))),
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
    .selectFrom('reports as r')
    .innerJoin(accounts.as('person'), 'person.id', 'r.reporter_id')
    .where('r.case_id', '=', id)
    .orderBy('r.id', 'desc')
    .limit(shownReports)
    .select(personColumns)
    .select(['r.id', 'r.reason', 'r.note', 'r.created_at as createdAt']),
);

/** What people said of a case, the latest first. */
export const reportsOf = async ({ app }: Context, caseId: string): Promise<Report[]> =>
  (await app.db.query(reportsOfCase, { id: caseId })).map((row) => ({
    ...row,
    reporter: personOf(row),
  }));
