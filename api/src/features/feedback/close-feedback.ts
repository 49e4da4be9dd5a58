import { LockMode } from '@mikro-orm/core';
import { feedbackTexts } from '../../../../schema/rules/feedback/feedback-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { audit } from '../audits/index.ts';
import { User } from '../identity/index.ts';
import { FeedbackEntity } from './feedback.entity.ts';
import { readFeedback } from './feedback.queries.ts';
import type { Feedback } from './feedback.types.ts';

/**
 * Says that nothing is left to do about what a member told, or that something is. Repeated, it
 * changes nothing.
 * @throws NOT_FOUND; FORBIDDEN 'Not an admin'
 */
export async function setFeedbackClosed(
  ctx: Context,
  id: string,
  isClosed: boolean,
): Promise<Feedback> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  const at = app.clock.now();
  await change(app, async (work) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const found = isId(id) ? await work.em.findOne(FeedbackEntity, { id }, { lockMode }) : null;
    if (!found) throw notFound(feedbackTexts.notFound);
    if ((found.closedAt !== null) === isClosed) return;
    found.closedAt = isClosed ? at : null;
    found.closedBy = isClosed ? work.em.getReference(User, adminId) : null;
    audit(work, {
      adminId,
      action: isClosed ? 'feedback.close' : 'feedback.reopen',
      targetId: found.id,
      at,
    });
  });
  const read = await readFeedback(app, id.toLowerCase());
  if (!read) throw notFound(feedbackTexts.notFound);
  return read;
}
