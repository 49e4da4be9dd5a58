import { chatTexts, reportReason } from '../../../../../schema/rules/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import { change, type Context } from '../../../core/context.ts';
import { chargeCreation } from '../../../core/creation-limit.ts';
import { badUserInput, validate } from '../../../core/errors.ts';
import { User } from '../../identity/index.ts';
import { lockMessage } from './changing.ts';
import { MessageReportEntity } from './message-report.entity.ts';

/**
 * Reports somebody else's message to the administration. Reported again, the reason is the last one.
 * @returns true
 * @throws BAD_USER_INPUT for a blank or long reason, one's own message and what the conversation itself says; NOT_FOUND
 * for messages that the viewer may not read; RATE_LIMITED
 */
export async function reportMessage(ctx: Context, id: string, given: string): Promise<boolean> {
  const reason = validate(reportReason, given, 'reason');
  const viewer = requireViewer(ctx, 'member');
  await chargeCreation(ctx, viewer.id);
  const createdAt = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const found = await lockMessage(work, viewer, id);
    if (found.kind === 'system' || found.sender?.id === viewer.id)
      throw badUserInput(chatTexts.notReportable);
    const reporter = work.em.getReference(User, viewer.id);
    const before = await work.em.findOne(MessageReportEntity, { message: found, reporter });
    if (before) before.reason = reason;
    else
      work.em.create(MessageReportEntity, {
        message: found,
        reporter,
        reason,
        content: found.content || (found.fileName ?? ''),
        createdAt,
      });
  });
  return true;
}
