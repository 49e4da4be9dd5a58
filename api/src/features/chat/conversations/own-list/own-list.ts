import { LockMode } from '@mikro-orm/core';
import { chatLimits, chatTexts } from '../../../../../../schema/rules/chat/chat-texts.ts';
import { requireViewer } from '../../../../core/access.ts';
import { type Context, change, type Viewer, type Work } from '../../../../core/context.ts';
import { conflict, invalidField, notFound } from '../../../../core/errors.ts';
import { isId } from '../../../../core/ids.ts';
import { allConversations, publishInLists } from '../../chat-events.ts';
import { advanceReadMark } from '../../messages/reading/read-marks.ts';
import { getConversation } from '../conversations.queries.ts';
import type { Conversation } from '../conversations.types.ts';
import { closedAmong } from '../membership.queries.ts';
import { ParticipantEntity } from '../participant.entity.ts';

/**
 * Changes how a conversation stands in the viewer's own list.
 * @throws NOT_FOUND for unknown conversations and others' alike, RATE_LIMITED
 */
async function arrange(
  ctx: Context,
  id: string,
  arranged: (own: ParticipantEntity, now: Date) => void,
): Promise<Conversation> {
  const viewer = requireViewer(ctx, 'member');
  await ctx.app.limits.consume('chatListChanges', viewer.id);
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const own = isId(id)
      ? await work.em.findOne(
          ParticipantEntity,
          { conversation: id, user: viewer.id, leftAt: null },
          { lockMode: LockMode.PESSIMISTIC_WRITE },
        )
      : null;
    if (!own) throw notFound(chatTexts.notFound);
    await work.em.populate(own, ['conversation']);
    arranged(own, now);
    publishInLists(work, [viewer.id], own.conversation.id);
  });
  return getConversation(ctx, id);
}

/**
 * Tells the viewer nothing of a conversation until then.
 * @param until null, or a time that has passed: they are told again
 * @throws NOT_FOUND, BAD_USER_INPUT for more than ten years
 */
export async function muteConversation(
  ctx: Context,
  id: string,
  until: Date | null,
): Promise<Conversation> {
  requireViewer(ctx, 'member');
  const latest = ctx.app.clock.now();
  latest.setFullYear(latest.getFullYear() + chatLimits.muteYears);
  if (until && until > latest) throw invalidField('until', chatTexts.muteTooLong);
  return arrange(ctx, id, (own, now) => {
    own.mutedUntil = until && until > now ? until : null;
  });
}

/** Keeps a conversation at the top of the viewer's list, or no longer. @throws NOT_FOUND */
export const pinConversation = (
  ctx: Context,
  id: string,
  isPinned: boolean,
): Promise<Conversation> =>
  arrange(ctx, id, (own, now) => {
    own.pinnedAt = isPinned ? (own.pinnedAt ?? now) : null;
  });

/**
 * Takes a conversation out of the viewer's list until somebody writes there again, or puts it back.
 * @throws NOT_FOUND
 */
export const archiveConversation = (
  ctx: Context,
  id: string,
  isArchived: boolean,
): Promise<Conversation> =>
  arrange(ctx, id, (own) => {
    own.archivedNumber = isArchived ? own.conversation.lastNumber : null;
  });

/**
 * Marks a conversation as unread for the viewer, until they open it or write there: what they have
 * read stays read.
 * @throws NOT_FOUND
 */
export const markConversationUnread = (ctx: Context, id: string): Promise<Conversation> =>
  arrange(ctx, id, (own) => {
    own.isMarkedUnread = true;
  });

/** The viewer as participant of one conversation or of all of theirs, locked. @throws NOT_FOUND */
async function lockOwnParticipants(
  { em }: Work,
  viewer: Viewer,
  id: string | null,
): Promise<ParticipantEntity[]> {
  const participants =
    id === null || isId(id)
      ? await em.find(
          ParticipantEntity,
          { user: viewer.id, leftAt: null, ...(id === null ? {} : { conversation: id }) },
          { orderBy: { conversation: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
        )
      : [];
  if (id !== null && participants.length === 0) throw notFound(chatTexts.notFound);
  await em.populate(participants, ['conversation']);
  return participants;
}

/** Hides what was said so far from the viewer, as read. @returns whether there was something */
async function clear(
  work: Work,
  viewer: Viewer,
  participants: readonly ParticipantEntity[],
  at: Date,
): Promise<boolean> {
  const ids = participants.map(({ conversation }) => conversation.id);
  const closed = await closedAmong(work, viewer.id, ids);
  let isAnyCleared = false;
  for (const own of participants) {
    const { id, lastNumber } = own.conversation;
    isAnyCleared ||= lastNumber > own.visibleAfter || own.isMarkedUnread;
    own.visibleAfter = Math.max(own.visibleAfter, lastNumber);
    own.isMarkedUnread = false;
    advanceReadMark(work, own, lastNumber, { at, isClosed: closed.has(id) });
  }
  return isAnyCleared;
}

/**
 * Deletes a conversation for the viewer alone: what was said so far is hidden from them, and it
 * leaves all of their lists until somebody writes there again. The others keep theirs.
 * @throws NOT_FOUND for unknown conversations and others' alike, CONFLICT for a request that waits
 */
export async function deleteConversation(ctx: Context, id: string): Promise<Conversation> {
  const viewer = requireViewer(ctx, 'member');
  await ctx.app.limits.consume('chatListChanges', viewer.id);
  const at = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const [own] = await lockOwnParticipants(work, viewer, id);
    if (!own) return;
    if (own.conversation.status === 'pending') throw conflict(chatTexts.pending);
    await clear(work, viewer, [own], at);
    own.hiddenNumber = own.conversation.lastNumber;
    own.pinnedAt = null;
    own.archivedNumber = null;
    publishInLists(work, [viewer.id], own.conversation.id, { isCleared: true });
  });
  return getConversation(ctx, id);
}

/**
 * Hides all messages so far from the viewer: of one conversation, or of all of theirs. They count
 * as read. The others keep theirs.
 * @param id null for all
 * @returns true
 * @throws NOT_FOUND for unknown conversations and others' alike
 */
export async function clearChatHistory(ctx: Context, id: string | null): Promise<boolean> {
  const viewer = requireViewer(ctx, 'member');
  const at = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const participants = await lockOwnParticipants(work, viewer, id);
    const isAnyCleared = await clear(work, viewer, participants, at);
    // Cleared again, nothing is otherwise on any device.
    if (!isAnyCleared) return;
    const whichCleared = id === null ? allConversations : id.toLowerCase();
    publishInLists(work, [viewer.id], whichCleared, { isCleared: true });
  });
  return true;
}
