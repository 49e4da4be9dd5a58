import { chatLimits, chatTexts, messageNumber } from '../../../../../../schema/rules/chat/chat.ts';
import { requireViewer } from '../../../../core/access.ts';
import type { Context } from '../../../../core/context.ts';
import { badUserInput, notFound, validate } from '../../../../core/errors.ts';
import { isId } from '../../../../core/ids.ts';
import { wakeDispatcher } from '../../../outbox/index.ts';
import { conversationEvent, publishInConversation, publishInLists } from '../../chat-events.ts';
import { unreadChats } from '../../conversations/conversations.queries.ts';
import type { UnreadChats } from '../../conversations/conversations.types.ts';
import {
  ownConversationId,
  writableConversationId,
} from '../../conversations/membership.queries.ts';
import { publishReceipt } from './read-marks.ts';
import { markDeliveredStatement, markReadStatement } from './receipts.sql.ts';

/**
 * Moves the viewer's mark forward and tells it; a mark that is there already stays.
 * @returns whether it moved: it does not in unknown conversations and others' either
 */
async function moveReadMark(
  { app }: Context,
  viewerId: string,
  conversationId: string,
  number: number | null,
): Promise<boolean> {
  const [marked] = await app.db.query(markReadStatement, {
    viewerId,
    conversationId,
    number,
    now: app.clock.now(),
  });
  if (!marked) return false;
  wakeDispatcher(app);
  publishReceipt(app.events, { userId: viewerId, conversationId, ...marked });
  publishInLists(app.events, [viewerId], conversationId);
  return true;
}

/**
 * Marks a conversation as read up to a message, or whole. It never goes back.
 * @param conversationId the conversation's id, or the other person's
 * @param number of the message; null for the newest
 * @returns what the viewer has not read in all conversations
 * @throws BAD_USER_INPUT for what is no number of a message, NOT_FOUND for unknown conversations
 * and others' alike
 */
export async function markRead(
  ctx: Context,
  conversationId: string,
  number: number | null,
): Promise<UnreadChats> {
  const viewer = requireViewer(ctx, 'member');
  const upTo = validate(messageNumber, number, 'number');
  if (!isId(conversationId)) throw notFound(chatTexts.notFound);
  const sentId = conversationId.toLowerCase();
  if (!(await moveReadMark(ctx, viewer.id, sentId, upTo))) {
    const ownId = await ownConversationId(ctx.app, viewer.id, sentId);
    if (ownId === null) throw notFound(chatTexts.notFound);
    if (ownId !== sentId) await moveReadMark(ctx, viewer.id, ownId, upTo);
  }
  return unreadChats(ctx.app, viewer.id);
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
 * @throws NOT_FOUND for unknown conversations, others', and those where nothing may be written
 * alike
 */
export async function setTyping(
  ctx: Context,
  conversationId: string,
  isTyping: boolean,
): Promise<boolean> {
  const viewer = requireViewer(ctx, 'member');
  const id = await writableConversationId(ctx.app, viewer.id, conversationId);
  if (id === null) throw notFound(chatTexts.notFound);
  publishInConversation(
    ctx.app.events,
    id,
    conversationEvent(isTyping ? 'typing' : 'stopTyping', { userId: viewer.id }),
  );
  return isTyping;
}
