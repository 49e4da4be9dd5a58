import { caseMoves, removalMoves } from '../../../../schema/rules/moderation/moderation-moves.ts';
import {
  moderationTexts,
  type RemovableType,
  undoSeconds,
} from '../../../../schema/rules/moderation/moderation-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Work } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { audit } from '../audits/index.ts';
import { noteDomainEvent } from '../outbox/index.ts';
import { type ReportCaseEntity, ReportEntity } from './case.entity.ts';
import { assertMayMoveCase, isUndecided, moveCase } from './case-moves.ts';
import { contentKey } from './moderate-content.ts';
import { type RemovalCause, removalCauses } from './moderation.policy.ts';
import type { RemovalEntity } from './removals/removal.entity.ts';
import { moveRemoval, removalRefusal } from './removals/removal-moves.ts';
import { lastRestoredAt, lockRemoval, restoreContent } from './removals/removals.ts';
import { publishCase } from './reports/case-events.ts';
import { lockCasesOf, lockSubjectKey } from './reports/case-locks.ts';

type EarlierRemoval = Pick<
  RemovalEntity,
  'kind' | 'reason' | 'case' | 'hiddenByReports' | 'by' | 'createdAt'
>;

/** The removal as it was by an earlier cause. */
const removalBy = ({ case: found, at, isByReports }: RemovalCause): EarlierRemoval => ({
  kind: !isByReports && found.decision === 'delete' ? 'delete' : 'hide',
  reason: isByReports ? moderationTexts.automatic : found.decisionReason,
  case: found,
  hiddenByReports: isByReports,
  by: isByReports ? null : found.decidedBy,
  createdAt: at,
});

/**
 * The case that the removal had decided waits again where people reported it; otherwise it is taken
 * back. What its reporters were told of it goes.
 */
async function takeBackDecision(
  work: Work,
  cases: readonly ReportCaseEntity[],
  undone: ReportCaseEntity,
  at: Date,
): Promise<void> {
  for (const { reporter } of await work.em.find(ReportEntity, { case: undone }))
    noteDomainEvent(work, caseMoves.undo.tells, { caseId: undone.id, reporterId: reporter.id, at });
  if (undone.reportsCount === 0 || cases.some(isUndecided)) {
    moveCase(work, undone, 'undo', at, { takenBackAt: at });
    return;
  }
  const waiting = { decision: null, decisionReason: '', decidedBy: null, decidedAt: null };
  moveCase(work, undone, 'undo', at, waiting);
  publishCase(work, undone.id);
}

/**
 * Takes back what the viewer has just hidden or deleted: it stands as it stood before, what was
 * hidden or deleted is so again, and a case that was decided by it waits again.
 * @returns its id
 * @throws CONFLICT for what somebody else removed, after ten seconds, and once its author has
 * appealed: only the answer shows it again then
 */
export async function undoRemovalByAdmin(
  ctx: Context,
  subjectType: RemovableType,
  id: string,
): Promise<string> {
  const viewer = requireViewer(ctx, removalMoves.undo.by);
  const by = { adminId: viewer.id, at: ctx.app.clock.now() };
  const key = contentKey(subjectType, id);
  return change(ctx.app, async (work) => {
    await lockSubjectKey(work, key);
    const cases = await lockCasesOf(work, key);
    const removal = await lockRemoval(work, key);
    const age = by.at.getTime() - (removal?.createdAt.getTime() ?? 0);
    if (removal?.by?.id !== viewer.id || age > undoSeconds * 1000)
      throw conflict(removalRefusal('undo', removal));
    const undone = cases.find(({ id: caseId }) => caseId === removal.case?.id);
    if (undone) await assertMayMoveCase('undo', undone);
    // A decision about what its reports hid is undone alone: they hide it still.
    const cause = removalCauses(cases, await lastRestoredAt(work, key)).findLast(
      ({ case: found, isByReports }) => found !== undone || isByReports,
    );
    if (cause) {
      const before = removalBy(cause);
      moveRemoval(work, removal, 'undo', before);
      audit(work, {
        ...by,
        action: `${subjectType}.${before.kind}`,
        targetId: key.subjectId,
        changes: { reason: before.reason },
      });
    } else await restoreContent(work, { ...key, ...by });
    if (undone) await takeBackDecision(work, cases, undone, by.at);
    return key.subjectId;
  });
}
