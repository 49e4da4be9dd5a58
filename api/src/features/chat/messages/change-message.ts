import { LockMode } from '@mikro-orm/core';
import { captionText, chatTexts, reactionWord } from '../../../../../schema/rules/chat/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Viewer, type Work } from '../../../core/context.ts';
import {
  badUserInput,
  conflict,
  isForeignKeyViolation,
  notFound,
  validate,
} from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { User } from '../../identity/index.ts';
import { assertOwnAndFresh, removesAsAdmin } from '../chat.policy.ts';
import { conversationEvent, publishInConversation, publishInLists } from '../chat-events.ts';
import { isOpenFor } from '../conversations/membership.queries.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { participantIdsOf } from '../conversations/participant-ids.ts';
import { HiddenMessageEntity, MessageEntity, MessageReactionEntity } from './message.entity.ts';
import { getMessage, readableMessage } from './messages.queries.ts';
import type { ChatMessage } from './messages.types.ts';
import { advancePastDeleted } from './reading/advance-past-deleted.ts';
import { messageKey, writeMessage } from './sending/send-message.ts';
import { forgetSent } from './sending/sent-here.ts';
import { deleteUnnamedFiles } from './unnamed-files.ts';

/**
 * A message that the viewer may read, locked until the commit.
 * @throws NOT_FOUND for unknown ones, others' and those that are hidden from the viewer alike
 */
export async function lockMessage(work: Work, viewer: Viewer, id: string): Promise<MessageEntity> {
  // Asked before the lock: who may not read it locks nothing, and waits as for an unknown one.
  const [readable] = isId(id) ? await work.query(readableMessage, { id, viewerId: viewer.id }) : [];
  const found = readable
    ? await work.em.findOne(MessageEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!found) throw notFound(chatTexts.messageGone);
  return found;
}

/**
 * Tells those who have the conversation open that a message changed. Its sending may still wait to
 * be told: it is told as it stands then.
 */
function publishMessageChanged(work: Work, { id, conversation }: MessageEntity): void {
  forgetSent(id);
  publishInConversation(work, conversation.id, conversationEvent('changed', { messageId: id }));
}

/** Tells all in the conversation that a message changed. */
async function publishChanged(work: Work, message: MessageEntity): Promise<void> {
  const { conversation } = message;
  publishMessageChanged(work, message);
  publishInLists(work, await participantIdsOf(work, conversation.id), conversation.id);
}

/** @throws CONFLICT where nothing passes any more, or for what was deleted */
async function assertOpen(work: Work, viewer: Viewer, message: MessageEntity): Promise<void> {
  if (message.deletedAt || message.kind === 'system') throw conflict(chatTexts.cannotChange);
  if (!(await isOpenFor(work, viewer.id, message.conversation.id)))
    throw conflict(chatTexts.closed);
}

/**
 * Corrects what one wrote, for 15 minutes. The words of a file may come later and go again.
 * @throws NOT_FOUND, FORBIDDEN for others' messages, CONFLICT later, for calls, and where nothing
 * passes any more; BAD_USER_INPUT as `sendMessage`, of a file as `sendFiles`; RATE_LIMITED
 */
export async function editMessage(ctx: Context, id: string, words: string): Promise<ChatMessage> {
  const viewer = requireViewer(ctx, 'member');
  const content = validate(captionText, words, 'content');
  await ctx.app.limits.consume('messageChanges', viewer.id);
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const found = await lockMessage(work, viewer, id);
    assertOwnAndFresh(viewer, found, now);
    await assertOpen(work, viewer, found);
    if (found.kind === 'call') throw conflict(chatTexts.cannotChange);
    if (found.kind === 'text' && content === '')
      throw badUserInput(chatTexts.required, { content: chatTexts.required });
    if (found.content === content) return;
    found.content = content;
    found.editedAt = now;
    await publishChanged(work, found);
  });
  return getMessage(ctx, id);
}

/**
 * Empties a message that is deleted: its name goes with a file.
 * @returns the ids of files that it had
 */
function clear(message: MessageEntity, now: Date): string[] {
  const { fileId } = message;
  message.deletedAt = now;
  message.content = '';
  message.fileName = null;
  message.fileSize = null;
  message.filePages = null;
  message.voiceMilliseconds = null;
  message.voiceWaveform = null;
  message.fileId = null;
  return fileId === null ? [] : [fileId];
}

/**
 * Takes the words and the file of a locked message from everybody; all in the conversation are
 * told.
 * @param removedBy the admin of the group who removes it; null: it is taken back by who wrote it
 */
export async function deleteForEverybody(
  work: Work,
  message: MessageEntity,
  at: Date,
  removedBy: Viewer | null = null,
): Promise<void> {
  const fileIds = clear(message, at);
  message.isRemovedByAdmin = removedBy !== null;
  if (removedBy) message.subject = work.em.getReference(User, removedBy.id);
  await work.em.nativeDelete(MessageReactionEntity, { message });
  await advancePastDeleted(work, message.conversation.id, {
    number: message.number,
    userId: null,
    at,
  });
  await deleteUnnamedFiles(work, fileIds);
  await publishChanged(work, message);
}

/**
 * Whether the viewer removes it as an admin of the group. Their row stays locked: who takes the
 * rights from them at this moment waits, or was before.
 */
async function isRemovedAsAdmin(
  work: Work,
  viewer: Viewer,
  message: MessageEntity,
): Promise<boolean> {
  const own = await work.em.findOne(
    ParticipantEntity,
    { conversation: message.conversation, user: viewer.id, leftAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return removesAsAdmin(viewer, message, own);
}

/**
 * Deletes what one sent for everybody, for 15 minutes: its place stays, its words and file go.
 * After a block too: what is taken back leaves the other one's screen. An admin of a group removes
 * what others wrote there, whenever that was; its place says so.
 * @throws NOT_FOUND, FORBIDDEN for others' messages, CONFLICT later, RATE_LIMITED
 */
export async function deleteMessage(ctx: Context, id: string): Promise<ChatMessage> {
  const viewer = requireViewer(ctx, 'member');
  await ctx.app.limits.consume('messageChanges', viewer.id);
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const found = await lockMessage(work, viewer, id);
    const isByAdmin = await isRemovedAsAdmin(work, viewer, found);
    if (!isByAdmin) assertOwnAndFresh(viewer, found, now);
    if (found.deletedAt) return;
    if (found.kind === 'system' || found.kind === 'call') throw conflict(chatTexts.cannotChange);
    await deleteForEverybody(work, found, now, isByAdmin ? viewer : null);
  });
  return getMessage(ctx, id);
}

/**
 * Deletes a message for the viewer alone, on all of their devices.
 * @returns its id @throws NOT_FOUND, RATE_LIMITED
 */
export async function hideMessage(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  await ctx.app.limits.consume('chatListChanges', viewer.id);
  return change(ctx.app, async (work) => {
    const found = await lockMessage(work, viewer, id);
    const user = work.em.getReference(User, viewer.id);
    await work.em.upsert(HiddenMessageEntity, { message: found, user });
    await advancePastDeleted(work, found.conversation.id, {
      number: found.number,
      userId: viewer.id,
      at: ctx.app.clock.now(),
    });
    publishInLists(work, [viewer.id], found.conversation.id, { hiddenMessageId: found.id });
    return found.id;
  });
}

/**
 * Answers a message with a press; another one takes its place.
 * @param emoji null takes it back
 * @throws BAD_USER_INPUT for what is not in the set, NOT_FOUND, CONFLICT for what was deleted and
 * where nothing passes any more, RATE_LIMITED
 */
export async function reactToMessage(
  ctx: Context,
  id: string,
  emoji: string | null,
): Promise<ChatMessage> {
  const viewer = requireViewer(ctx, 'member');
  const chosen = validate(reactionWord, emoji, 'emoji');
  await ctx.app.limits.consume('reactions', viewer.id);
  await change(ctx.app, async (work) => {
    const found = await lockMessage(work, viewer, id);
    await assertOpen(work, viewer, found);
    const user = work.em.getReference(User, viewer.id);
    const before = await work.em.findOne(MessageReactionEntity, { message: found, user });
    if ((before?.emoji ?? null) === chosen) return;
    if (chosen === null && before) work.em.remove(before);
    else if (chosen !== null && before) before.emoji = chosen;
    else if (chosen !== null)
      work.em.create(MessageReactionEntity, { message: found, user, emoji: chosen });
    publishMessageChanged(work, found);
  });
  return getMessage(ctx, id);
}

/**
 * Says in another conversation what was said in one: its words, or its file. Sent again under its
 * key, it is the same.
 * @throws NOT_FOUND for messages that the viewer may not read, BAD_USER_INPUT for what was deleted,
 * also at this moment, and for what is no message of a person; else as `sendMessage`
 */
export async function forwardMessage(
  ctx: Context,
  id: string,
  conversationId: string,
  givenKey: string,
): Promise<ChatMessage> {
  const viewer = requireViewer(ctx, 'member');
  const key = validate(messageKey, givenKey, 'key');
  const { kind, content, file, voice, isDeleted, isAccessible } = await getMessage(ctx, id);
  if (isDeleted || !isAccessible || kind === 'system' || kind === 'call')
    throw badUserInput(chatTexts.cannotForward);
  const forwarded = { conversationId, key, content, kind, file, voice, replyToId: null };
  try {
    return await writeMessage(ctx, viewer, { ...forwarded, isForwarded: true });
  } catch (error) {
    // Its file was deleted since it was read.
    throw isForeignKeyViolation(error) ? badUserInput(chatTexts.cannotForward) : error;
  }
}
