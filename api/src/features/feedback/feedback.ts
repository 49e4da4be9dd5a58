import { feedbackTexts } from '../../../../schema/rules/feedback-texts.ts';
import { feedback } from '../../../../schema/rules/feedback.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { AppError, check } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { FeedbackReceipt } from './feedback.types.ts';

const keep = statement<FeedbackReceipt>(
  'keep_feedback',
  `insert into feedback (id, user_id, message, page, created_at) values ($1, $2, $3, $4, $5)
   on conflict (user_id, message_hash) do update set page = coalesce(excluded.page, feedback.page), created_at = excluded.created_at
   returning id, created_at as "sentAt"`,
);

/**
 * Keeps a word to the makers, with who said it, where and when (part 2, Feed): one statement.
 * Sent twice, it is one; more than ten an hour of one person are refused.
 * @throws BAD_USER_INPUT with the documented text, RATE_LIMITED
 */
export async function sendFeedback(
  ctx: Context,
  input: { message: string; page?: string | null },
): Promise<FeedbackReceipt> {
  const viewer = requireViewer(ctx);
  const { message, page } = check(feedback, input);
  await ctx.app.limits.take('feedback', viewer.id);
  const [receipt] = await ctx.app.db.rows(keep, [
    newId(),
    viewer.id,
    message,
    page,
    ctx.app.clock.now(),
  ]);
  if (!receipt) throw new AppError('UNAVAILABLE', feedbackTexts.failed);
  return receipt;
}
