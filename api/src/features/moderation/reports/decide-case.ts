import { moderationReason } from '../../../../../schema/rules/moderation/moderation.ts';
import { caseMoves } from '../../../../../schema/rules/moderation/moderation-moves.ts';
import {
  type CaseDecision,
  claimHours,
  isDecidable,
  isRemovable,
  moderationTexts,
  type RemovalKind,
  reportTexts,
} from '../../../../../schema/rules/moderation/moderation-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Viewer, type Work } from '../../../core/context.ts';
import { badUserInput, conflict, invalidField, notFound, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { audit } from '../../audits/index.ts';
import { deleteReportedMessage, deleteReportedNote } from '../../chat/index.ts';
import { User } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { clearProfile } from '../../profiles/index.ts';
import { imposeSanction, lockPersonConcerned } from '../../sanctions/index.ts';
import { type ReportCaseEntity, ReportEntity } from '../case.entity.ts';
import { assertMayMoveCase, moveCase, standingOf } from '../case-moves.ts';
import { assertNoAppealWaits, isRemovalInForce } from '../moderation.policy.ts';
import {
  type ContentKey,
  isContentRestorable,
  removeContent,
  restoreContent,
} from '../removals/removals.ts';
import { publishCase } from './case-events.ts';
import { lockCaseById, lockCasesOf, lockSubjectKey, subjectOfCase } from './case-locks.ts';
import { nameOfAccount } from './judges.queries.ts';
import { mailTakenDown } from './taken-down-mail.ts';

/**
 * A case, locked until the commit. Who goes on to other cases about the thing calls
 * `lockSubjectKey` before.
 * @throws NOT_FOUND
 */
export async function lockCase(work: Work, id: string): Promise<ReportCaseEntity> {
  const found = isId(id) ? await lockCaseById(work, id.toLowerCase()) : null;
  if (!found) throw notFound(reportTexts.caseGone);
  return found;
}

/** Nobody decides about themselves: their own case is not there for them. @throws NOT_FOUND */
export function assertNotAbout(found: ReportCaseEntity, viewer: Viewer): void {
  if (found.about.id === viewer.id) throw notFound(reportTexts.caseGone);
}

const nameOf = async (work: Work, admin: { id: string } | null): Promise<string> =>
  (admin && (await nameOfAccount(work, admin.id))) ?? reportTexts.somebody;

/**
 * @throws NOT_FOUND for a case about the viewer; CONFLICT for a case that is decided, and for one
 * that another admin has taken
 */
export async function assertDecidable(
  work: Work,
  found: ReportCaseEntity,
  viewer: Viewer,
  now: Date,
  move: 'claim' | 'release' | 'takeAway' | 'decide' = 'decide',
): Promise<void> {
  assertNotAbout(found, viewer);
  await assertMayMoveCase(move, found, () => nameOf(work, found.decidedBy));
  const isTaken = standingOf(found, now) === 'claimed';
  if (isTaken && found.claimedBy && found.claimedBy.id !== viewer.id)
    throw conflict(reportTexts.claimed(await nameOf(work, found.claimedBy)));
}

/**
 * Takes a case for two hours, or gives it back.
 * @throws NOT_FOUND; CONFLICT for a case that is decided or that another admin has taken
 */
export async function setCaseClaim(ctx: Context, id: string, isClaimed: boolean): Promise<string> {
  const move = isClaimed ? 'claim' : 'release';
  const viewer = requireViewer(ctx, caseMoves[move].by);
  const now = ctx.app.clock.now();
  return change(ctx.app, async (work) => {
    const found = await lockCase(work, id);
    await assertDecidable(work, found, viewer, now, move);
    moveCase(work, found, move, now, {
      claimedBy: isClaimed ? work.em.getReference(User, viewer.id) : null,
      claimedUntil: isClaimed ? new Date(now.getTime() + claimHours * 3_600_000) : null,
    });
    audit(work, {
      adminId: viewer.id,
      action: caseMoves[move].logs,
      targetId: found.id,
      at: now,
    });
    publishCase(work, found.id);
    return found.id;
  });
}

/** What an admin decides about a case. */
export interface Decision {
  decision: CaseDecision;
  /** Told to the person concerned; of "nothing" it may be left out. */
  reason: string;
  /** Of a mute and a ban: when it ends. */
  until: Date | null;
}

/** How the room of sanctions calls what is decided about a person. */
export const sanctionOfDecision = { warn: 'warning', mute: 'mute', ban: 'ban' } as const;

/**
 * Takes away for good what has no place to wait in: of a profile its picture, banner and bio, the
 * words and file of a message, the note of a chat request. Whose it is is told at the bell and by
 * mail.
 * @throws BAD_USER_INPUT for what can't be done with such a thing; NOT_FOUND for what is not there
 * any more
 */
async function takeDown(
  work: Work,
  { id, subjectType, subjectId, about }: ReportCaseEntity,
  kind: RemovalKind,
  at: Date,
): Promise<void> {
  if (!isDecidable(subjectType, kind)) throw badUserInput(reportTexts.notRemovable);
  const isThere =
    subjectType === 'message'
      ? await deleteReportedMessage(work, subjectId, at)
      : subjectType === 'chatRequest'
        ? await deleteReportedNote(work, subjectId)
        : await clearProfile(work, subjectId);
  if (!isThere) throw notFound(moderationTexts.notFound);
  noteDomainEvent(work, 'contentRemoved', { removalId: id, authorId: about.id, at });
  await mailTakenDown(work, id);
}

/**
 * Shows a thing again that nothing was wrong with: what reports hid, and what an admin took away
 * meanwhile.
 * @throws CONFLICT while its author waits for the answer to an appeal
 */
async function showAgain(
  work: Work,
  content: ContentKey & { adminId: string; at: Date },
): Promise<void> {
  const cases = await lockCasesOf(work, content);
  if (!(await isContentRestorable(work, content))) return;
  assertNoAppealWaits(cases);
  await restoreContent(work, content);
  for (const one of cases.filter(isRemovalInForce))
    moveCase(work, one, 'showAgain', content.at, { takenBackAt: content.at });
}

/** Does with the thing, and with its author, what was decided. */
async function applyDecision(
  work: Work,
  found: ReportCaseEntity,
  { decision, reason, until }: Decision,
  by: { adminId: string; at: Date },
): Promise<void> {
  const { subjectType, subjectId, about } = found;
  const content = isRemovable(subjectType) ? { subjectType, subjectId, ...by } : null;
  if (decision === 'hide' || decision === 'delete') {
    if (content) await removeContent(work, { ...content, case: found, kind: decision, reason });
    else await takeDown(work, found, decision, by.at);
    return;
  }
  if (decision === 'nothing') {
    if (content) await showAgain(work, content);
    return;
  }
  await imposeSanction(work, {
    personId: about.id,
    caseId: found.id,
    kind: sanctionOfDecision[decision],
    reason,
    until: decision === 'warn' ? null : until,
    ...by,
  });
}

/** Writes down what was decided, and tells who reported it. */
export async function closeCase(
  work: Work,
  found: ReportCaseEntity,
  move: 'decide' | 'takeAway',
  { decision, reason }: Pick<Decision, 'decision' | 'reason'>,
  { adminId, at }: { adminId: string; at: Date },
): Promise<void> {
  moveCase(work, found, move, at, {
    decision,
    decisionReason: reason,
    decidedBy: work.em.getReference(User, adminId),
    decidedAt: at,
    claimedBy: null,
    claimedUntil: null,
  });
  for (const { reporter } of await work.em.find(ReportEntity, { case: found }))
    noteDomainEvent(work, caseMoves[move].tells, {
      caseId: found.id,
      recipientId: reporter.id,
      at,
    });
  publishCase(work, found.id);
}

/** Whether a decision is about the person, not about what they wrote. */
export const isSanction = (
  decision: CaseDecision | null,
): decision is keyof typeof sanctionOfDecision =>
  decision !== null && Object.hasOwn(sanctionOfDecision, decision);

/** Locks what comes before a case: the account it is decided about, and the key of the thing. */
async function lockBeforeCase(work: Work, id: string, decision: CaseDecision): Promise<void> {
  const [subject] = await work.query(subjectOfCase, { id });
  if (!subject) return;
  // A profile is cleared in its account as well.
  if (isSanction(decision) || subject.subjectType === 'profile')
    await lockPersonConcerned(work, subject.aboutId);
  // "Nothing was wrong" goes through all cases about the thing.
  await lockSubjectKey(work, subject);
}

/**
 * Decides a case, once: what was decided is done, who reported it is told, and so is the person
 * concerned.
 * @returns its id
 * @throws NOT_FOUND; CONFLICT for a case that is decided or that another admin has taken;
 * BAD_USER_INPUT for a blank reason, and for what can't be done with such a thing; FORBIDDEN for
 * people whom this admin may not reach
 */
export async function decideCase(ctx: Context, id: string, sent: Decision): Promise<string> {
  const viewer = requireViewer(ctx, caseMoves.decide.by);
  const isNothing = sent.decision === 'nothing' && sent.reason.trim() === '';
  const reason = isNothing ? '' : validate(moderationReason, sent.reason, 'reason');
  if (sent.decision === 'mute' && !sent.until)
    throw invalidField('until', reportTexts.untilMissing);
  const decision = { ...sent, reason };
  const by = { adminId: viewer.id, at: ctx.app.clock.now() };
  return change(ctx.app, async (work) => {
    if (isId(id)) await lockBeforeCase(work, id, decision.decision);
    const found = await lockCase(work, id);
    await assertDecidable(work, found, viewer, by.at);
    await applyDecision(work, found, decision, by);
    await closeCase(work, found, 'decide', decision, by);
    audit(work, {
      ...by,
      action: caseMoves.decide.logs,
      targetId: found.id,
      changes: { decision: decision.decision, reason },
    });
    return found.id;
  });
}
