import { z } from 'zod';
import {
  chatTexts,
  type MessageKind,
  messageText,
} from '../../../../../../schema/rules/chat/chat.ts';
import { requireViewer } from '../../../../core/access.ts';
import type { App, Context, Viewer } from '../../../../core/context.ts';
import {
  badUserInput,
  conflict,
  isUniqueViolation,
  notFound,
  validate,
} from '../../../../core/errors.ts';
import { keyUsedText } from '../../../../core/idempotency-key.ts';
import { isId, newId } from '../../../../core/ids.ts';
import { wakeDispatcherForMessages } from '../../../outbox/index.ts';
import { conversationEvent, publishInConversation, publishInLists } from '../../chat-events.ts';
import { findConversation } from '../../conversations/conversations.queries.ts';
import { ownConversationId } from '../../conversations/membership.queries.ts';
import { type MessageRow, messageOf } from '../messages.sql.ts';
import type { ChatMessage, VoiceFacts } from '../messages.types.ts';
import { messageByKey, sendStatement } from './send.sql.ts';
import { keepSent } from './sent-here.ts';

/** The key that a client makes for what it sends: every message has one. */
export const messageKey = z
  .string()
  .min(1, 'key is required')
  .max(100, 'key is longer than 100 characters');

/**
 * Tells all in the conversation of a message that has just been written.
 * @param recipients who is in the conversation, its writer included
 */
export function publishSent(app: App, sent: ChatMessage, recipients: readonly string[]): void {
  keepSent(sent, recipients);
  publishInConversation(
    app.events,
    sent.conversationId,
    conversationEvent('sent', { messageId: sent.id, isReply: sent.replyTo !== null }),
  );
  publishInLists(app.events, recipients, sent.conversationId);
}

/** Where something is sent, and under which key. */
type Sending = Pick<NewMessage, 'conversationId' | 'key'>;

/**
 * What was sent under this key before; null for a key that is new.
 * @throws BAD_USER_INPUT when it was sent somewhere else
 */
export async function sentBefore(
  { app }: Context,
  viewer: Viewer,
  { conversationId, key }: Sending,
): Promise<ChatMessage | null> {
  const [before] = await app.db.query(messageByKey, { senderId: viewer.id, key });
  if (!before) return null;
  if (before.message_conversationId !== conversationId) throw badUserInput(keyUsedText);
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
  sending: Sending,
  sent: (MessageRow & { recipients: string[] }) | undefined,
): Promise<ChatMessage> {
  if (sent) {
    const message = messageOf(sent);
    publishSent(ctx.app, message, sent.recipients);
    wakeDispatcherForMessages(ctx.app);
    return message;
  }
  const before = await sentBefore(ctx, viewer, sending);
  if (before) return before;
  throw await sendRefusal(ctx, viewer, sending.conversationId);
}

/** The id of a message that is answered; null for what can be none. */
const replyId = (id: string | null): string | null => (isId(id) ? id : null);

/** What is written: words, or a file. */
export interface NewMessage {
  conversationId: string;
  key: string;
  content: string;
  kind: MessageKind;
  file: { id: string; name: string; size: number; pages: number | null } | null;
  voice: VoiceFacts | null;
  replyToId: string | null;
  isForwarded: boolean;
}

/** What the statement is run with. */
export const sendParameters = (
  app: App,
  viewer: Viewer,
  { file, voice, ...message }: NewMessage,
) => ({
  ...message,
  id: newId(),
  senderId: viewer.id,
  fileId: file?.id ?? null,
  fileName: file?.name ?? null,
  fileSize: file?.size ?? null,
  filePages: file?.pages ?? null,
  voiceMilliseconds: voice?.milliseconds ?? null,
  voiceWaveform: voice?.waveform ?? null,
  replyToId: replyId(message.replyToId),
  now: app.clock.now(),
});

/** Nothing where the sender may not write, or used the key before. */
async function insertMessage({ app }: Context, viewer: Viewer, message: NewMessage) {
  const [sent] = await app.db
    .query(sendStatement, sendParameters(app, viewer, message))
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return [];
      throw error;
    });
  return sent;
}

/**
 * Writes a message and tells it, or answers what was sent under its key before: one statement.
 * @throws as `sendMessage`
 */
export async function writeMessage(
  ctx: Context,
  viewer: Viewer,
  message: NewMessage,
): Promise<ChatMessage> {
  await ctx.app.limits.consume('messagesPerMinute', viewer.id);
  if (!isId(message.conversationId)) throw notFound(chatTexts.notFound);
  const named = { ...message, conversationId: message.conversationId.toLowerCase() };
  const sent = await insertMessage(ctx, viewer, named);
  if (sent) return finishSending(ctx, viewer, named, sent);
  // Only then is it asked whether the other person's id was sent: no other send waits for that.
  const ownId = await ownConversationId(ctx.app, viewer.id, named.conversationId);
  if (ownId === null || ownId === named.conversationId)
    return finishSending(ctx, viewer, named, undefined);
  const own = { ...named, conversationId: ownId };
  return finishSending(ctx, viewer, own, await insertMessage(ctx, viewer, own));
}

/**
 * Says something in a conversation: one statement. Sent again under its key, it is the same
 * message.
 * @param input the conversation's id, or the other person's; a key made by the client; the words,
 * at most 4,000 characters; the message that is answered
 * @throws BAD_USER_INPUT for blank words, too many of them, and a key that was used elsewhere;
 * NOT_FOUND for unknown conversations and others' alike; CONFLICT while a request waits, and where
 * nothing may pass any more; FORBIDDEN for the unverified; RATE_LIMITED
 */
export async function sendMessage(
  ctx: Context,
  input: Pick<NewMessage, 'conversationId' | 'key' | 'content' | 'replyToId'>,
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
    voice: null,
    isForwarded: false,
  });
}
