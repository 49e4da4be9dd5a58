import { LockMode } from '@mikro-orm/core';
import { removalMoves } from '../../../../../schema/rules/moderation/moderation-moves.ts';
import {
  moderationTexts,
  type RemovableType,
  type RemovalKind,
  restoreDays,
} from '../../../../../schema/rules/moderation/moderation-texts.ts';
import { dayMilliseconds } from '../../../core/clock.ts';
import type { Work } from '../../../core/context.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { audit } from '../../audits/index.ts';
import { User } from '../../identity/index.ts';
import type { ReportCaseEntity } from '../case.entity.ts';
import { contentActions, findContent } from '../content.ts';
import { type AuthorNotice, notifyAuthor } from './notify-author.ts';
import { RemovalEntity } from './removal.entity.ts';
import {
  assertMayMoveRemoval,
  assertRemoved,
  mayMoveRemoval,
  moveRemoval,
  removalRefusal,
} from './removal-moves.ts';

/** Some thing that was written; its id in lower case, as `contentKey` makes it. */
export interface ContentKey {
  subjectType: RemovableType;
  subjectId: string;
}

/** The removal of a thing that runs, locked. Those who race for one thing follow one another. */
export async function lockRemoval(
  work: Work,
  { subjectType, subjectId }: ContentKey,
): Promise<RemovalEntity | null> {
  await work.advisoryLock('removal of', subjectType, subjectId);
  return work.em.findOne(
    RemovalEntity,
    { subjectType, subjectId, restoredAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
}

/** When a thing was last shown again; null where it never was. Called behind `lockRemoval`. */
export async function lastRestoredAt(
  { em }: Work,
  { subjectType, subjectId }: ContentKey,
): Promise<Date | null> {
  const last = await em.findOne(
    RemovalEntity,
    { subjectType, subjectId, restoredAt: { $ne: null } },
    { orderBy: { restoredAt: 'desc' } },
  );
  return last?.restoredAt ?? null;
}

/** The move that takes a thing away; of a reported thing whatever an admin did before makes way. */
function moveOf(
  running: RemovalEntity | null,
  {
    kind,
    case: by,
    adminId,
  }: { kind: RemovalKind; case: ReportCaseEntity; adminId: string | null },
) {
  if (running && running.case?.id !== by.id && (by.reportsCount > 0 || by.hiddenAt))
    return 'replace';
  return adminId === null ? 'hideByReports' : kind;
}

const reference = (work: Work, id: string | null): User | null =>
  id === null ? null : work.em.getReference(User, id);

/**
 * Hides or deletes what somebody wrote, in the unit of work of whoever decides it: nobody reads it
 * any more, its author is told why. What is deleted can be restored for 30 days.
 * @param removal its `reason` is valid; `case` is the one that takes it away; `adminId` is null
 * where several people's reports hide it
 * @returns the removal
 * @throws NOT_FOUND for what is not there; CONFLICT for what is hidden or deleted already
 */
export async function removeContent(
  work: Work,
  removal: ContentKey & {
    kind: RemovalKind;
    reason: string;
    case: ReportCaseEntity;
    adminId: string | null;
    at: Date;
  },
): Promise<RemovalEntity> {
  const { subjectType, subjectId, kind, reason, adminId, at } = removal;
  const running = await lockRemoval(work, { subjectType, subjectId });
  const subject = await findContent(work, subjectType, subjectId);
  if (!subject) throw notFound(moderationTexts.notFound);
  const move = moveOf(running, removal);
  assertMayMoveRemoval(move, running);
  if (!(await contentActions[subjectType].remove(work, subjectId, at)) && !running)
    throw notFound(moderationTexts.notFound);
  const decided = {
    kind,
    reason,
    case: removal.case,
    hiddenByReports: adminId === null,
    by: reference(work, adminId),
    createdAt: at,
  };
  const changed =
    running ??
    work.em.create(RemovalEntity, {
      subjectType,
      subjectId,
      author: work.em.getReference(User, subject.authorId),
      excerpt: subject.excerpt,
      ...decided,
    });
  if (running) moveRemoval(work, running, move, decided);
  else assertRemoved(move, changed);
  if (adminId !== null)
    audit(work, {
      adminId,
      action: `${subjectType}.${removalMoves[kind].logs}`,
      targetId: subjectId,
      changes: { reason },
      at,
    });
  await notifyAuthor(work, changed, removalMoves[move].tells, at);
  return changed;
}

/**
 * Shows again what was hidden or deleted, with all that it counted; its author is told.
 * @throws NOT_FOUND for what is gone for good; CONFLICT for what is shown
 */
export async function restoreContent(
  work: Work,
  restoration: ContentKey & { adminId: string; at: Date },
): Promise<RemovalEntity> {
  const { subjectType, subjectId, adminId, at } = restoration;
  const running = await lockRemoval(work, { subjectType, subjectId });
  if (!running) {
    const subject = await findContent(work, subjectType, subjectId);
    throw subject ? conflict(removalRefusal('restore', null)) : notFound(moderationTexts.notFound);
  }
  if (!mayMoveRemoval('restore', running) || isRestoreExpired(running, at))
    throw notFound(moderationTexts.tooLate);
  if (!(await endRemoval(work, running, 'restore', { adminId, at })))
    throw notFound(moderationTexts.notFound);
  return running;
}

/**
 * Shows a removed thing again and ends its removal.
 * @returns false where the thing is gone, and nothing was done
 */
async function endRemoval(
  work: Work,
  removal: RemovalEntity,
  move: 'restore' | 'overturn',
  { adminId, at, ...notice }: { adminId: string; at: Date } & AuthorNotice,
): Promise<boolean> {
  const { subjectType, subjectId } = removal;
  if (!(await contentActions[subjectType].restore(work, subjectId))) return false;
  moveRemoval(work, removal, move, { restoredAt: at, restoredBy: reference(work, adminId) });
  audit(work, {
    adminId,
    action: `${subjectType}.${removalMoves[move].logs}`,
    targetId: subjectId,
    at,
  });
  await notifyAuthor(work, removal, removalMoves[move].tells, at, notice);
  return true;
}

/**
 * Shows a thing again that a case took away, however long ago. Where the thing is gone for good, or
 * another case's removal took its place, nothing is done.
 * @param restoration `isMailed` false: the answer to the appeal says it
 */
export async function restoreContentOf(
  work: Work,
  restoration: ContentKey & { caseId: string; adminId: string; at: Date } & AuthorNotice,
): Promise<void> {
  const running = await lockRemoval(work, restoration);
  if (running?.case?.id === restoration.caseId && mayMoveRemoval('overturn', running))
    await endRemoval(work, running, 'overturn', restoration);
}

const isRestoreExpired = ({ kind, createdAt }: RemovalEntity, at: Date): boolean =>
  kind === 'delete' && at.getTime() - createdAt.getTime() > restoreDays * dayMilliseconds;

/** Whether a thing is hidden or deleted now and can still be shown again. */
export async function isContentRestorable(
  work: Work,
  { at, ...key }: ContentKey & { at: Date },
): Promise<boolean> {
  const running = await lockRemoval(work, key);
  return running !== null && mayMoveRemoval('restore', running) && !isRestoreExpired(running, at);
}

/** Whether a thing is hidden or deleted now. */
export const isContentRemoved = async (
  work: Work,
  { subjectType, subjectId }: ContentKey,
): Promise<boolean> =>
  (await work.em.count(RemovalEntity, { subjectType, subjectId, restoredAt: null })) > 0;
