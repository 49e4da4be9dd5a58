import { z } from 'zod';
import { chatTexts, type MessageKind, messageText } from '../../../../../schema/rules/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import type { App, Context, Viewer } from '../../../core/context.ts';
import {
  badUserInput,
  conflict,
  isUniqueViolation,
  notFound,
  validate,
} from '../../../core/errors.ts';
import { keyUsedText } from '../../../core/idempotency-key.ts';
import { isId, newId } from '../../../core/ids.ts';
import { wakeDispatcherForMessages } from '../../outbox/index.ts';
import { conversationEvent, publishInConversation, publishInLists } from '../chat-events.ts';
import { findConversation } from '../conversations/conversations.queries.ts';
import { messageOf, type MessageRow } from './messages.sql.ts';
import type { ChatMessage } from './messages.types.ts';
import { messageByKey, sendStatement } from './send.sql.ts';

/** The key that a client makes for what it sends: every message has one. */
export const messageKey = z
  .string()
  .min(1, 'key is required')
  .max(100, 'key is longer than 100 characters');

/** Tells all in the conversation of a message that has just been written. */
function publishSent({ app }: Context, sent: ChatMessage, recipients: readonly string[]): void {
  publishInConversation(
    app.events,
    sent.conversationId,
    conversationEvent('sent', { messageId: sent.id, isReply: sent.replyTo !== null }),
  );
  publishInLists(app.events, recipients, sent.conversationId);
  wakeDispatcherForMessages(app);
}

/**
 * What was sent under this key before; null for a key that is new.
 * @throws BAD_USER_INPUT when it was sent somewhere else
 */
export async function sentBefore(
  { app }: Context,
  viewer: Viewer,
  conversationId: string,
  key: string,
): Promise<ChatMessage | null> {
  const [before] = await app.db.query(messageByKey, { senderId: viewer.id, key });
  if (!before) return null;
  if (before.m_conversationId !== conversationId) throw badUserInput(keyUsedText);
  return messageOf(before);
}

/** Why nothing was written: NOT_FOUND for others' conversations, else a CONFLICT in words. */
export async function sendRefusal(ctx: Context, viewer: Viewer, conversationId: string) {
  const found = await findConversation(ctx.app, viewer.id, conversationId);
  return found ? conflict(found.refusal ?? chatTexts.closed) : notFound(chatTexts.notFound);
}

/**
 * Tells what a send has written, or says why it has written nothing.
 * @returns the message; what was sent under its key before, or at the same moment
 * @throws as `sendMessage`
 */
export async function finishSending(
  ctx: Context,
  viewer: Viewer,
  { conversationId, key }: Pick<Written, 'conversationId' | 'key'>,
  sent: (MessageRow & { recipients: string[] }) | undefined,
): Promise<ChatMessage> {
  if (sent) {
    const message = messageOf(sent);
    publishSent(ctx, message, sent.recipients);
    return message;
  }
  const before = await sentBefore(ctx, viewer, conversationId, key);
  if (before) return before;
  throw await sendRefusal(ctx, viewer, conversationId);
}

/** The id of a message that is answered; null for what can be none. */
const replyId = (id: string | null): string | null => (isId(id) ? id : null);

/** What is written: words, or a file. */
export interface Written {
  conversationId: string;
  key: string;
  content: string;
  kind: MessageKind;
  file: { id: string; name: string; size: number } | null;
  replyToId: string | null;
  isForwarded: boolean;
}

/** What the statement is run with. */
export const sendParameters = (app: App, viewer: Viewer, { file, ...written }: Written) => ({
  ...written,
  id: newId(),
  senderId: viewer.id,
  fileId: file?.id ?? null,
  fileName: file?.name ?? null,
  fileSize: file?.size ?? null,
  replyToId: replyId(written.replyToId),
  now: app.clock.now(),
});

/**
 * Writes a message and tells it, or answers what was sent under its key before: one statement.
 * @throws as `sendMessage`
 */
export async function writeMessage(
  ctx: Context,
  viewer: Viewer,
  written: Written,
): Promise<ChatMessage> {
  await ctx.app.limits.consume('messagesPerMinute', viewer.id);
  if (!isId(written.conversationId)) throw notFound(chatTexts.notFound);
  const conversationId = written.conversationId.toLowerCase();
  const [sent] = await ctx.app.db
    .query(sendStatement, sendParameters(ctx.app, viewer, { ...written, conversationId }))
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return [];
      throw error;
    });
  return finishSending(ctx, viewer, { conversationId, key: written.key }, sent);
}

/**
 * Says something in a conversation: one statement. Sent again under its key, it is the same message.
 * @param input the conversation's id; a key made by the client; the words, at most 4,000 characters; the message that
 * is answered
 * @throws BAD_USER_INPUT for blank words, too many of them, and a key that was used elsewhere; NOT_FOUND for unknown
 * conversations and others' alike; CONFLICT while a request waits, and where nothing may pass any more; FORBIDDEN for
 * the unverified; RATE_LIMITED
 */
export async function sendMessage(
  ctx: Context,
  input: Pick<Written, 'conversationId' | 'key' | 'content' | 'replyToId'>,
): Promise<ChatMessage> {
  const viewer = requireViewer(ctx, 'member');
  const content = validate(messageText, input.content, 'content');
  const key = validate(messageKey, input.key, 'key');
  return writeMessage(ctx, viewer, {
    ...input,
    content,
    key,
    kind: 'text',
    file: null,
    isForwarded: false,
  });
}
