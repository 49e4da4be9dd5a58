import { chatLimits, chatTexts, messageNumber } from '../../../../../schema/rules/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { badUserInput, notFound, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { wakeDispatcher } from '../../outbox/index.ts';
import { conversationEvent, publishInConversation, publishInLists } from '../chat-events.ts';
import { mayActIn } from '../conversations/membership.queries.ts';
import { unreadChats } from '../conversations/conversations.queries.ts';
import type { UnreadChats } from '../conversations/conversations.types.ts';
import { publishReceipt } from './read-marks.ts';
import { markDeliveredStatement, markReadStatement } from './receipts.sql.ts';

/**
 * Marks a conversation as read up to a message, or whole. It never goes back.
 * @param number of the message; null for the newest
 * @returns what the viewer has not read in all conversations
 * @throws BAD_USER_INPUT for what is no number of a message, NOT_FOUND for unknown conversations and others' alike
 */
export async function markRead(
  ctx: Context,
  conversationId: string,
  number: number | null,
): Promise<UnreadChats> {
  const viewer = requireViewer(ctx, 'member');
  const upTo = validate(messageNumber, number, 'number');
  if (!isId(conversationId)) throw notFound(chatTexts.notFound);
  const { app } = ctx;
  const [marked] = await app.db.query(markReadStatement, {
    viewerId: viewer.id,
    conversationId,
    number: upTo,
    now: app.clock.now(),
  });
  if (marked) {
    wakeDispatcher(app);
    publishReceipt(app.events, { userId: viewer.id, conversationId, ...marked });
    publishInLists(app.events, [viewer.id], conversationId);
  }
  return unreadChats(app, viewer.id);
}

/**
 * Says that a device has all messages of some conversations.
 * @param ids the conversations; null for all of the viewer's
 * @returns whether that was news
 * @throws BAD_USER_INPUT for more than 100 ids
 */
export async function markDelivered(ctx: Context, ids: readonly string[] | null): Promise<boolean> {
  const viewer = requireViewer(ctx, 'member');
  if (ids && ids.length > chatLimits.idsAtMost)
    throw badUserInput(chatTexts.tooManyIds, { ids: chatTexts.tooManyIds });
  const rows = await ctx.app.db.query(markDeliveredStatement, {
    viewerId: viewer.id,
    ids: ids && ids.filter(isId),
  });
  for (const row of rows) publishReceipt(ctx.app.events, { userId: viewer.id, ...row });
  return rows.length > 0;
}

/**
 * Tells the others in a conversation that the viewer types, or stopped. Nothing of it is kept.
 * @returns whether they type
 * @throws NOT_FOUND for unknown conversations, others', and those where nothing may be written alike
 */
export async function setTyping(
  ctx: Context,
  conversationId: string,
  isTyping: boolean,
): Promise<boolean> {
  const viewer = requireViewer(ctx, 'member');
  if (!(await mayActIn(ctx.app, viewer.id, conversationId))) throw notFound(chatTexts.notFound);
  publishInConversation(
    ctx.app.events,
    conversationId,
    conversationEvent(isTyping ? 'typing' : 'stopTyping', { userId: viewer.id }),
  );
  return isTyping;
}
