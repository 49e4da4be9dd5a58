import type { FilterQuery } from '@mikro-orm/core';
import { expressionBuilder } from 'kysely';
import {
  assertEnded,
  type CaseMove,
  type CaseStanding,
  caseMoves,
  inForce,
  type Move,
  mayBegin,
} from '../../../../schema/rules/moderation/moderation-moves.ts';
import type {
  AppealOutcome,
  CaseDecision,
} from '../../../../schema/rules/moderation/moderation-texts.ts';
import type { Work } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { ReportCaseEntity } from './case.entity.ts';
import type { ModerationTables } from './moderation.sql.ts';

/*
 * How a case stands, said once: of an entity or a row, in filters of entities and in statements.
 * Commands move it from there by the table of moves, and compare its columns nowhere else.
 */

/** What tells how a case stands. */
export interface CaseFacts {
  decision: CaseDecision | null;
  decidedAt: Date | null;
  claimedUntil?: Date | null;
  takenBackAt: Date | null;
  appealedAt: Date | null;
  appealOutcome: AppealOutcome | null;
}

/**
 * How a case stands.
 * @param at tells whether somebody still has it; without it a case that is not decided is open
 */
export function standingOf(facts: CaseFacts, at?: Date): Exclude<CaseStanding, 'none'> {
  const { decision, decidedAt, claimedUntil, takenBackAt, appealedAt, appealOutcome } = facts;
  if (!decidedAt) return at && claimedUntil && claimedUntil > at ? 'claimed' : 'open';
  if (takenBackAt) return 'takenBack';
  if (appealedAt) return appealOutcome ?? 'appealed';
  return decision === 'nothing' ? 'dismissed' : 'decided';
}

export const isUndecided = (facts: CaseFacts): boolean => standingOf(facts) === 'open';

/** Whether what a case decided holds. */
export const isInForce = (facts: CaseFacts): boolean =>
  inForce.some((standing) => standing === standingOf(facts));

/** Of entities: cases that are not decided. */
export const undecidedCases = { decidedAt: null } as const satisfies FilterQuery<ReportCaseEntity>;

/** Of entities: cases after which their thing stays. */
export const clearedCases = {
  $or: [{ decision: 'nothing' }, { appealOutcome: 'overturned' }, { takenBackAt: { $ne: null } }],
} satisfies FilterQuery<ReportCaseEntity>;

const reportCase = expressionBuilder<
  { report_case: ModerationTables['report_cases'] },
  'report_case'
>();

/** Of statements: whether the `report_case` is not decided. */
export const isCaseUndecided = reportCase('report_case.decided_at', 'is', null);

/** Of statements: whether an appeal about the `report_case` waits. */
export const isCaseAppealed = reportCase.and([
  reportCase('report_case.appealed_at', 'is not', null),
  reportCase('report_case.appeal_outcome', 'is', null),
]);

const moves: Record<CaseMove, Move<CaseStanding>> = caseMoves;

export const mayMoveCase = (name: CaseMove, facts: CaseFacts, at?: Date): boolean =>
  mayBegin(moves[name], standingOf(facts, at));

/** What is said where a case stands as no such move begins; `by` is who decided it. */
const refusalOf = (name: CaseMove, facts: CaseFacts, by = ''): Error =>
  conflict(moves[name].otherwise?.(standingOf(facts), by) ?? '');

/**
 * @param nameOfDecider asked where the case is decided already
 * @throws CONFLICT where a case stands as no such move begins, in the words of the move
 */
export async function assertMayMoveCase(
  name: CaseMove,
  facts: CaseFacts,
  nameOfDecider?: () => Promise<string>,
): Promise<void> {
  if (!mayMoveCase(name, facts)) throw refusalOf(name, facts, await nameOfDecider?.());
}

/** What begins stands as the move says. */
export const assertBegun = (name: CaseMove, begun: CaseFacts): void =>
  assertEnded(name, moves[name], standingOf(begun));

/** Changes of a case that make a move. */
type CaseChange = Partial<
  Pick<
    ReportCaseEntity,
    | 'claimedBy'
    | 'claimedUntil'
    | 'decision'
    | 'decisionReason'
    | 'decidedBy'
    | 'decidedAt'
    | 'appeal'
    | 'appealedAt'
    | 'appealOutcome'
    | 'appealAnswer'
    | 'appealDecidedBy'
    | 'appealDecidedAt'
    | 'takenBackAt'
  >
>;

/**
 * Makes a move with a case that is locked.
 * @throws CONFLICT as `assertMayMoveCase`
 */
export function moveCase(
  work: Work,
  found: ReportCaseEntity,
  name: CaseMove,
  at: Date,
  changes: CaseChange,
): void {
  if (!mayMoveCase(name, found, at)) throw refusalOf(name, found);
  work.em.assign(found, changes);
  assertEnded(name, moves[name], standingOf(found, at));
}
