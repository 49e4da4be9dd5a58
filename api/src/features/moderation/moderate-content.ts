import { moderationReason } from '../../../../schema/rules/moderation/moderation.ts';
import { removalMoves } from '../../../../schema/rules/moderation/moderation-moves.ts';
import {
  moderationTexts,
  type RemovableType,
  type RemovalKind,
} from '../../../../schema/rules/moderation/moderation-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change } from '../../core/context.ts';
import { forbidden, notFound, validate } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { audit } from '../audits/index.ts';
import { pinJob } from '../jobs/index.ts';
import { moveCase } from './case-moves.ts';
import { findContent } from './content.ts';
import {
  assertMayRestore,
  assertNoAppealWaits,
  decidersOf,
  isHiddenByReports,
  isRemovalInForce,
  removalCauses,
} from './moderation.policy.ts';
import {
  type ContentKey,
  lastRestoredAt,
  lockRemoval,
  removeContent,
  restoreContent,
} from './removals/removals.ts';
import { lockCasesOf, lockOpenCase, lockSubjectKey, openCase } from './reports/case-locks.ts';
import { assertDecidable, closeCase } from './reports/decide-case.ts';
import { isAnySuperAdmin } from './reports/judges.queries.ts';

/** @throws NOT_FOUND for what is no id */
export const contentKey = (subjectType: RemovableType, id: string): ContentKey => {
  if (!isId(id)) throw notFound(moderationTexts.notFound);
  return { subjectType, subjectId: id.toLowerCase() };
};

/**
 * Hides or deletes something from the lists of admins, as a case that is decided by it, so that its
 * author may appeal. Of a super admin that is the open case about it where there is one; other
 * admins leave what people reported to them.
 * @returns its id
 * @throws as `removeContent`; BAD_USER_INPUT for a blank reason; FORBIDDEN for what the admin
 * wrote; CONFLICT for a case that another admin has taken
 */
export async function removeContentByAdmin(
  ctx: Context,
  subjectType: RemovableType,
  id: string,
  input: { kind: RemovalKind; reason: string },
): Promise<string> {
  const { kind } = input;
  const viewer = requireViewer(ctx, removalMoves[kind].by);
  const reason = validate(moderationReason, input.reason, 'reason');
  const by = { adminId: viewer.id, at: ctx.app.clock.now() };
  const key = contentKey(subjectType, id);
  return change(ctx.app, async (work) => {
    // Before the thing itself is locked, as who reports and decides does.
    await lockSubjectKey(work, key);
    const content = await findContent(work, key.subjectType, key.subjectId);
    if (!content) throw notFound(moderationTexts.notFound);
    if (content.authorId === viewer.id) throw forbidden(moderationTexts.ownContent);
    const open = await lockOpenCase(work, key);
    if (open) await assertDecidable(work, open, viewer, by.at, 'takeAway');
    const decided =
      open && viewer.isSuperAdmin
        ? open
        : openCase(work, key, { ...content, aboutId: content.authorId }, by.at);
    // Before anything is written: two open cases about a thing are refused by the database.
    await closeCase(work, decided, 'takeAway', { decision: kind, reason }, by);
    await removeContent(work, { ...key, ...by, case: decided, kind, reason });
    return key.subjectId;
  });
}

/**
 * Hides or deletes a question or answer, whichever has the id.
 * @throws as `removeContentByAdmin`
 */
export async function removeCommentByAdmin(
  ctx: Context,
  id: string,
  removal: { kind: RemovalKind; reason: string },
): Promise<string> {
  requireViewer(ctx, removalMoves[removal.kind].by);
  const { subjectId } = contentKey('question', id);
  const question = await findContent(ctx.app.db, 'question', subjectId);
  return removeContentByAdmin(ctx, question ? 'question' : 'answer', subjectId, removal);
}

/**
 * Shows something again. The cases that had taken it away are taken back. If reports hid it,
 * restoring closes the open case as *nothing was wrong*.
 * @returns its id
 * @throws as `restoreContent`; FORBIDDEN for what the admin wrote, and as `assertMayRestore`;
 * CONFLICT while its author waits for the answer to an appeal, and where another admin has taken
 * the open case
 */
export async function restoreContentByAdmin(
  ctx: Context,
  subjectType: RemovableType,
  id: string,
): Promise<string> {
  const viewer = requireViewer(ctx, removalMoves.restore.by);
  const by = { adminId: viewer.id, at: ctx.app.clock.now() };
  const key = contentKey(subjectType, id);
  return change(ctx.app, async (work) => {
    await lockSubjectKey(work, key);
    const content = await findContent(work, key.subjectType, key.subjectId);
    if (content?.authorId === viewer.id) throw forbidden(moderationTexts.ownContent);
    const cases = await lockCasesOf(work, key);
    assertNoAppealWaits(cases);
    const hidden = await lockRemoval(work, key);
    const causes = removalCauses(cases, await lastRestoredAt(work, key));
    if (hidden) {
      const isBySuperAdmin = await isAnySuperAdmin(work, decidersOf(causes));
      assertMayRestore(viewer, hidden, causes, isBySuperAdmin);
    }
    const undecided = cases.find(isHiddenByReports);
    if (undecided) await assertDecidable(work, undecided, viewer, by.at);
    await restoreContent(work, { ...key, ...by });
    if (undecided)
      await closeCase(work, undecided, 'decide', { decision: 'nothing', reason: '' }, by);
    for (const one of cases.filter(isRemovalInForce))
      moveCase(work, one, 'showAgain', by.at, { takenBackAt: by.at });
    return key.subjectId;
  });
}

/**
 * Pins an opening to the top of the board, or takes it down from there. Done again, nothing
 * changes.
 * @throws NOT_FOUND for what is not there, or not shown
 */
export async function setPinned(ctx: Context, id: string, isPinned: boolean): Promise<string> {
  const viewer = requireViewer(ctx, 'admin');
  const { subjectId } = contentKey('job', id);
  return change(ctx.app, async (work) => {
    if (!(await pinJob(work, subjectId, isPinned))) throw notFound(moderationTexts.notFound);
    audit(work, {
      adminId: viewer.id,
      action: isPinned ? 'job.pin' : 'job.unpin',
      targetId: subjectId,
      at: ctx.app.clock.now(),
    });
    return subjectId;
  });
}
