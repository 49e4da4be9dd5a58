import {
  type AppealOutcome,
  isRemovable,
  reportTexts,
} from '../../../../../schema/rules/moderation-texts.ts';
import { appealWords } from '../../../../../schema/rules/moderation.ts';
import { requireViewer } from '../../../core/access.ts';
import { change, type Context, type Work } from '../../../core/context.ts';
import { conflict, forbidden, notFound, validate } from '../../../core/errors.ts';
import { audit } from '../../audits/index.ts';
import { User } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { liftSanctionOf } from '../../sanctions/index.ts';
import { isContentRemoved, restoreContent } from '../removals/removals.ts';
import { publishCase } from './case-events.ts';
import type { ReportCaseEntity } from './case.entity.ts';
import { assertNotAbout, lockCase } from './deciding.ts';

/**
 * Appeals against what was decided about one's own words or person, once. Who is muted may.
 * @returns the case's id
 * @throws BAD_USER_INPUT for blank words and too many; NOT_FOUND for others' cases, as for unknown ones; CONFLICT the
 * second time, and where nothing was done
 */
export async function appeal(ctx: Context, caseId: string, given: string): Promise<string> {
  const words = validate(appealWords, given, 'words');
  const viewer = requireViewer(ctx, 'signedIn');
  return change(ctx.app, async (work) => {
    const found = await lockCase(work, caseId);
    if (found.about.id !== viewer.id) throw notFound(reportTexts.caseGone);
    if (!found.decidedAt || found.decision === 'nothing') throw conflict(reportTexts.noAppeal);
    if (found.appealedAt) throw conflict(reportTexts.appealedAlready);
    work.em.assign(found, { appeal: words, appealedAt: ctx.app.clock.now() });
    publishCase(work, found.id);
    return found.id;
  });
}

/** Takes back what was decided, as far as it still holds: a mute or ban of another matter stays. */
async function takeBack(
  work: Work,
  { subjectType, subjectId, decision, decidedAt, about }: ReportCaseEntity,
  by: { adminId: string; at: Date },
): Promise<void> {
  if (isRemovable(subjectType) && (await isContentRemoved(work, { subjectType, subjectId })))
    await restoreContent(work, { subjectType, subjectId, ...by });
  if (decidedAt && (decision === 'mute' || decision === 'ban'))
    await liftSanctionOf(work, { personId: about.id, kind: decision, imposedAt: decidedAt, ...by });
}

/**
 * Decides an appeal, by another admin than who decided the case. Overturned, what was taken away is shown again, and a
 * mute or ban is lifted.
 * @returns the case's id
 * @throws NOT_FOUND, also for who appeals; CONFLICT without an open appeal; FORBIDDEN for who decided the case; BAD_USER_INPUT for a blank
 * answer
 */
export async function decideAppeal(
  ctx: Context,
  caseId: string,
  outcome: AppealOutcome,
  given: string,
): Promise<string> {
  const viewer = requireViewer(ctx, 'superAdmin');
  const answer = validate(appealWords, given, 'answer');
  const by = { adminId: viewer.id, at: ctx.app.clock.now() };
  return change(ctx.app, async (work) => {
    const found = await lockCase(work, caseId);
    assertNotAbout(found, viewer);
    if (!found.appealedAt || found.appealOutcome) throw conflict(reportTexts.noOpenAppeal);
    if (found.decidedBy?.id === viewer.id) throw forbidden(reportTexts.sameAdmin);
    if (outcome === 'overturned') await takeBack(work, found, by);
    work.em.assign(found, {
      appealOutcome: outcome,
      appealAnswer: answer,
      appealDecidedBy: work.em.getReference(User, viewer.id),
      appealDecidedAt: by.at,
    });
    noteDomainEvent(work, 'appealDecided', {
      subjectId: found.id,
      actorId: found.about.id,
      at: by.at,
    });
    audit(work, {
      ...by,
      action: 'report.appeal',
      targetType: 'report',
      targetId: found.id,
      changes: { outcome, answer },
    });
    publishCase(work, found.id);
    return found.id;
  });
}
