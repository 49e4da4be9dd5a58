import { appealWords } from '../../../../../../schema/rules/moderation/moderation.ts';
import { caseMoves } from '../../../../../../schema/rules/moderation/moderation-moves.ts';
import {
  type AppealOutcome,
  appealDays,
  isRemovable,
  reportTexts,
} from '../../../../../../schema/rules/moderation/moderation-texts.ts';
import { requireViewer } from '../../../../core/access.ts';
import { dayMilliseconds } from '../../../../core/clock.ts';
import { type Context, change, type Work } from '../../../../core/context.ts';
import { conflict, forbidden, notFound, validate } from '../../../../core/errors.ts';
import { isId } from '../../../../core/ids.ts';
import { audit } from '../../../audits/index.ts';
import { User } from '../../../identity/index.ts';
import { noteDomainEvent } from '../../../outbox/index.ts';
import { liftSanctionOfCase, lockPersonConcerned } from '../../../sanctions/index.ts';
import type { ReportCaseEntity } from '../../case.entity.ts';
import { assertMayMoveCase, isUndecided, moveCase } from '../../case-moves.ts';
import { mayDecideAppeal } from '../../moderation.policy.ts';
import { restoreContentOf } from '../../removals/removals.ts';
import { publishCase } from '../case-events.ts';
import { subjectOfCase } from '../case-locks.ts';
import { assertNotAbout, isSanction, lockCase, sanctionOfDecision } from '../decide-case.ts';
import { hasOtherJudge } from '../judges.queries.ts';
import { mailAppealAnswer } from './appeal-mail.ts';

/**
 * Appeals against what was decided about one's own words or person, once. Who is muted may.
 * @returns the case's id
 * @throws BAD_USER_INPUT for blank words and too many; NOT_FOUND for others' cases and for those
 * that are not decided, as for unknown ones; CONFLICT the second time, and where nothing was
 * done
 */
export async function appeal(ctx: Context, caseId: string, sentWords: string): Promise<string> {
  const viewer = requireViewer(ctx, caseMoves.appeal.by);
  const words = validate(appealWords, sentWords, 'words');
  return change(ctx.app, async (work) => {
    const found = await lockCase(work, caseId);
    // That one is reported, and by whom, is told with the decision at the earliest.
    if (found.about.id !== viewer.id || isUndecided(found)) throw notFound(reportTexts.caseGone);
    await noteAppeal(work, found, words, ctx.app.clock.now());
    return found.id;
  });
}

const appealMs = appealDays * dayMilliseconds;

/**
 * Writes down the appeal of the person concerned, and tells admins that it waits.
 * @param found the case, locked
 * @throws CONFLICT the second time, after 30 days, and where nothing was done or it was taken back
 */
export async function noteAppeal(
  work: Work,
  found: ReportCaseEntity,
  words: string,
  at: Date,
): Promise<void> {
  await assertMayMoveCase('appeal', found);
  if (found.decidedAt && at.getTime() - found.decidedAt.getTime() > appealMs)
    throw conflict(reportTexts.appealTooLate);
  moveCase(work, found, 'appeal', at, { appeal: words, appealedAt: at });
  publishCase(work, found.id, true);
}

/**
 * Takes back what was decided, as far as it still holds: a removal, mute or ban of another matter
 * stays. No mail of its own: the answer to the appeal says it.
 */
async function takeBack(
  work: Work,
  { id: caseId, subjectType, subjectId, decision, about }: ReportCaseEntity,
  by: { adminId: string; at: Date },
): Promise<void> {
  if (isRemovable(subjectType))
    await restoreContentOf(work, { subjectType, subjectId, caseId, ...by, isMailed: false });
  if (isSanction(decision))
    await liftSanctionOfCase(work, {
      personId: about.id,
      kind: sanctionOfDecision[decision],
      caseId,
      ...by,
      isMailed: false,
    });
}

const moveOfOutcome = { upheld: 'uphold', overturned: 'overturn' } as const;

/** Locks what comes before a case whose decision is taken back: the account that it is about. */
async function lockBeforeAppeal(work: Work, caseId: string): Promise<void> {
  const [subject] = isId(caseId) ? await work.query(subjectOfCase, { id: caseId }) : [];
  if (subject && isSanction(subject.decision)) await lockPersonConcerned(work, subject.aboutId);
}

/**
 * Decides an appeal, by another admin than who decided the case, as long as there is one.
 * Overturned, what was taken away is shown again, and a warning, mute or ban is lifted. Who
 * appealed is told the answer, at the bell and by mail.
 * @returns the case's id
 * @throws NOT_FOUND, also for who appeals; CONFLICT without an open appeal; FORBIDDEN for who
 * decided the case; BAD_USER_INPUT for a blank answer
 */
export async function decideAppeal(
  ctx: Context,
  caseId: string,
  outcome: AppealOutcome,
  sentAnswer: string,
): Promise<string> {
  const move = moveOfOutcome[outcome];
  const viewer = requireViewer(ctx, caseMoves[move].by);
  const answer = validate(appealWords, sentAnswer, 'answer');
  const by = { adminId: viewer.id, at: ctx.app.clock.now() };
  return change(ctx.app, async (work) => {
    if (outcome === 'overturned') await lockBeforeAppeal(work, caseId);
    const found = await lockCase(work, caseId);
    assertNotAbout(found, viewer);
    await assertMayMoveCase(move, found);
    const hasOther = await hasOtherJudge(work, viewer.id, found.about.id);
    if (!mayDecideAppeal(viewer.id, found.decidedBy?.id, hasOther))
      throw forbidden(reportTexts.sameAdmin);
    if (outcome === 'overturned') await takeBack(work, found, by);
    moveCase(work, found, move, by.at, {
      appealOutcome: outcome,
      appealAnswer: answer,
      appealDecidedBy: work.em.getReference(User, viewer.id),
      appealDecidedAt: by.at,
    });
    noteDomainEvent(work, caseMoves[move].tells, {
      caseId: found.id,
      recipientId: found.about.id,
      at: by.at,
    });
    await mailAppealAnswer(work, found.id);
    audit(work, {
      ...by,
      action: caseMoves[move].logs,
      targetId: found.id,
      changes: { outcome, answer },
    });
    publishCase(work, found.id);
    return found.id;
  });
}
