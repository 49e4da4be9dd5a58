import {
  moderationTexts,
  type RemovableType,
  type RemovalKind,
} from '../../../../schema/rules/moderation-texts.ts';
import { moderationReason } from '../../../../schema/rules/moderation.ts';
import { requireViewer } from '../../core/access.ts';
import { change, type Context } from '../../core/context.ts';
import { conflict, forbidden, notFound, validate } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { audit } from '../audits/index.ts';
import { pinJob } from '../jobs/index.ts';
import { findContent } from './content.ts';
import type { RemovalEntity } from './removals/removal.entity.ts';
import {
  type ContentKey,
  lockRemoval,
  removeContent,
  restoreContent,
} from './removals/removals.ts';
import type { ReportCaseEntity } from './reports/case.entity.ts';
import { assertDecidable, closeCase } from './reports/deciding.ts';
import { findOrOpenCase, lockCasesOf, lockSubject } from './reports/open-case.ts';

/** @throws NOT_FOUND for what is no id */
export const contentKey = (subjectType: RemovableType, id: string): ContentKey => {
  if (!isId(id)) throw notFound(moderationTexts.gone);
  return { subjectType, subjectId: id.toLowerCase() };
};

/**
 * Hides or deletes something from the lists of admins. An open case about it is decided by that; where there is none, a
 * new one is, so that its author may appeal.
 * @returns its id
 * @throws as `removeContent`; BAD_USER_INPUT for a blank reason; FORBIDDEN for what the admin wrote; CONFLICT for a case that another admin has taken
 */
export async function removeContentByAdmin(
  ctx: Context,
  subjectType: RemovableType,
  id: string,
  given: { kind: RemovalKind; reason: string },
): Promise<string> {
  const viewer = requireViewer(ctx, 'admin');
  const { kind } = given;
  const reason = validate(moderationReason, given.reason, 'reason');
  const by = { adminId: viewer.id, at: ctx.app.clock.now() };
  const key = contentKey(subjectType, id);
  return change(ctx.app, async (work) => {
    // Before the thing itself is locked, as who reports and decides does.
    await lockSubject(work, key);
    const content = await findContent(work, key.subjectType, key.subjectId);
    if (!content) throw notFound(moderationTexts.gone);
    if (content.authorId === viewer.id) throw forbidden(moderationTexts.ownContent);
    const decided = await findOrOpenCase(
      work,
      key,
      { ...content, aboutId: content.authorId },
      by.at,
    );
    await assertDecidable(work, decided, viewer, by.at);
    await removeContent(work, { ...key, ...by, case: decided, kind, reason });
    await closeCase(work, decided, { decision: kind, reason }, by);
    return key.subjectId;
  });
}

/** Hides or deletes a question or answer, whichever has the id. @throws as `removeContentByAdmin` */
export async function removeCommentByAdmin(
  ctx: Context,
  id: string,
  removal: { kind: RemovalKind; reason: string },
): Promise<string> {
  requireViewer(ctx, 'admin');
  const { subjectId } = contentKey('question', id);
  const question = await findContent(ctx.app.db, 'question', subjectId);
  return removeContentByAdmin(ctx, question ? 'question' : 'answer', subjectId, removal);
}

/** Whether this case's decision is what a removal comes from. */
const hasDecided = ({ id, decision }: ReportCaseEntity, removal: RemovalEntity): boolean =>
  id === removal.case?.id && (decision === 'hide' || decision === 'delete');

/**
 * Shows something again. The case that had taken it away is taken back. If reports hid it, restoring closes the open case
 * as *nothing was wrong*.
 * @returns its id
 * @throws as `restoreContent`; FORBIDDEN for what the admin wrote; CONFLICT while its author waits for the answer to an
 * appeal, and where another admin has taken the open case
 */
export async function restoreContentByAdmin(
  ctx: Context,
  subjectType: RemovableType,
  id: string,
): Promise<string> {
  const viewer = requireViewer(ctx, 'admin');
  const by = { adminId: viewer.id, at: ctx.app.clock.now() };
  const key = contentKey(subjectType, id);
  return change(ctx.app, async (work) => {
    await lockSubject(work, key);
    const content = await findContent(work, key.subjectType, key.subjectId);
    if (content?.authorId === viewer.id) throw forbidden(moderationTexts.ownContent);
    const cases = await lockCasesOf(work, key);
    if (cases.some(({ appealedAt, appealOutcome }) => appealedAt && !appealOutcome))
      throw conflict(moderationTexts.appealWaits);
    const hidden = await lockRemoval(work, key);
    const undecided = cases.find(
      ({ decidedAt, hiddenAt }) => !decidedAt && hiddenAt && hidden?.hiddenByReports,
    );
    if (undecided) await assertDecidable(work, undecided, viewer, by.at);
    const removal = await restoreContent(work, { ...key, ...by });
    if (undecided) await closeCase(work, undecided, { decision: 'nothing', reason: '' }, by);
    const decided = cases.find((one) => one !== undecided && hasDecided(one, removal));
    if (decided) decided.takenBackAt = by.at;
    return key.subjectId;
  });
}

/**
 * Pins an opening to the top of the board, or takes it down from there. Done again, nothing changes.
 * @throws NOT_FOUND for what is not there, or not shown
 */
export async function setPinned(ctx: Context, id: string, isPinned: boolean): Promise<string> {
  const viewer = requireViewer(ctx, 'admin');
  const { subjectId } = contentKey('job', id);
  return change(ctx.app, async (work) => {
    if (!(await pinJob(work, subjectId, isPinned))) throw notFound(moderationTexts.gone);
    audit(work, {
      adminId: viewer.id,
      action: isPinned ? 'job.pin' : 'job.unpin',
      targetType: 'job',
      targetId: subjectId,
      at: ctx.app.clock.now(),
    });
    return subjectId;
  });
}
