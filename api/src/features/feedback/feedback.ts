import { feedback } from '../../../../schema/rules/feedback/feedback.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change } from '../../core/context.ts';
import { validate } from '../../core/errors.ts';
import { User } from '../identity/index.ts';
import { FeedbackEntity } from './feedback.entity.ts';
import type { FeedbackReceipt } from './feedback.types.ts';

/**
 * Stores a word to the makers, with who wrote it, on which page and when. The same words sent again
 * move to now.
 * @param input a message of 1 to 2,000 characters; the path of the page
 * @throws BAD_USER_INPUT with the documented text; RATE_LIMITED after ten an hour
 */
export async function sendFeedback(
  ctx: Context,
  input: { message: string; page?: string | null },
): Promise<FeedbackReceipt> {
  const viewer = requireViewer(ctx);
  const { message, page } = validate(feedback, input);
  await ctx.app.limits.consume('feedback', viewer.id);
  return change(ctx.app, async (work) => {
    await work.advisoryLock('feedback', viewer.id);
    const user = work.em.getReference(User, viewer.id);
    const sentAt = ctx.app.clock.now();
    const before = await work.em.findOne(FeedbackEntity, { user, message });
    if (before) {
      before.page = page ?? before.page;
      before.createdAt = sentAt;
      before.closedAt = null;
      before.closedBy = null;
      return { id: before.id, sentAt };
    }
    const { id } = work.em.create(FeedbackEntity, { user, message, page, createdAt: sentAt });
    return { id, sentAt };
  });
}
