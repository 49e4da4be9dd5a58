import { LockMode } from '@mikro-orm/core';
import {
  moderationTexts,
  type RemovableType,
  type RemovalKind,
} from '../../../../schema/rules/moderation-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { change, type Context, type Work } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { audit } from '../audits/index.ts';
import { User } from '../identity/index.ts';
import { pinJob } from '../jobs/index.ts';
import { type ContentKey, removeContent, restoreContent } from './removals/removals.ts';
import { ReportCaseEntity } from './reports/case.entity.ts';
import { closeCase } from './reports/deciding.ts';
import { findContent } from './subjects.ts';

/** The case that a removal decides: the one that is open, or a new one, so that its author may appeal. */
async function caseOf(work: Work, key: ContentKey, at: Date): Promise<ReportCaseEntity> {
  await work.advisoryLock(`case of ${key.subjectType} ${key.subjectId}`);
  const open = await work.em.findOne(
    ReportCaseEntity,
    { ...key, decidedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (open) return open;
  const subject = await findContent(work, key.subjectType, key.subjectId);
  if (!subject) throw notFound(moderationTexts.gone);
  return work.em.create(ReportCaseEntity, {
    ...key,
    about: work.em.getReference(User, subject.authorId),
    excerpt: subject.excerpt,
    link: subject.link,
    createdAt: at,
  });
}

const keyOf = (subjectType: RemovableType, id: string): ContentKey => {
  if (!isId(id)) throw notFound(moderationTexts.gone);
  return { subjectType, subjectId: id.toLowerCase() };
};

/**
 * Hides or deletes something from the lists of admins. An open case about it is decided by that.
 * @throws as `removeContent`
 */
export async function moderate(
  ctx: Context,
  subjectType: RemovableType,
  id: string,
  { kind, reason }: { kind: RemovalKind; reason: string },
): Promise<string> {
  const viewer = requireViewer(ctx, 'admin');
  const by = { adminId: viewer.id, at: ctx.app.clock.now() };
  const key = keyOf(subjectType, id);
  return change(ctx.app, async (work) => {
    // Before the thing itself is locked, as who reports and decides does.
    const found = await caseOf(work, key, by.at);
    const removal = await removeContent(work, { ...key, ...by, kind, reason });
    await closeCase(work, found, { decision: kind, reason: removal.reason }, by);
    return key.subjectId;
  });
}

/** Hides or deletes a question or answer, whichever has the id. @throws as `removeContent` */
export async function moderateComment(
  ctx: Context,
  id: string,
  removal: { kind: RemovalKind; reason: string },
): Promise<string> {
  requireViewer(ctx, 'admin');
  const { subjectId } = keyOf('question', id);
  const question = await change(ctx.app, (work) => findContent(work, 'question', subjectId));
  return moderate(ctx, question ? 'question' : 'answer', subjectId, removal);
}

/** Shows something again. @throws as `restoreContent`; FORBIDDEN for one's own: another admin decides about it */
export async function restore(
  ctx: Context,
  subjectType: RemovableType,
  id: string,
): Promise<string> {
  const viewer = requireViewer(ctx, 'admin');
  const key = keyOf(subjectType, id);
  return change(ctx.app, async (work) => {
    const { author } = await restoreContent(work, {
      ...key,
      adminId: viewer.id,
      at: ctx.app.clock.now(),
    });
    // Nothing of it is kept: the unit of work is undone.
    if (author.id === viewer.id) throw forbidden(moderationTexts.ownContent);
    return key.subjectId;
  });
}

/**
 * Pins an opening to the top of the board, or takes it down from there. Done again, nothing changes.
 * @throws NOT_FOUND for what is not there, or not shown
 */
export async function pin(ctx: Context, id: string, isPinned: boolean): Promise<string> {
  const viewer = requireViewer(ctx, 'admin');
  const { subjectId } = keyOf('job', id);
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
