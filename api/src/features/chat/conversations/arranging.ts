import { LockMode } from '@mikro-orm/core';
import { chatTexts } from '../../../../../schema/rules/chat-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { change, type Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { publishInLists } from '../chat-events.ts';
import { conversation } from './conversations.queries.ts';
import type { Conversation } from './conversations.types.ts';
import { ParticipantEntity } from './participant.entity.ts';

/**
 * Changes how a conversation stands in the viewer's own list.
 * @throws NOT_FOUND for unknown conversations and others' alike
 */
async function arrange(
  ctx: Context,
  id: string,
  arranged: (own: ParticipantEntity, now: Date) => void,
): Promise<Conversation> {
  const viewer = requireViewer(ctx, 'member');
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
  return conversation(ctx, id);
}

/**
 * Tells the viewer nothing of a conversation until then.
 * @param until null, or a time that has passed: they are told again
 * @throws NOT_FOUND
 */
export const muteConversation = (
  ctx: Context,
  id: string,
  until: Date | null,
): Promise<Conversation> =>
  arrange(ctx, id, (own) => {
    own.mutedUntil = until;
  });

/** Keeps a conversation at the top of the viewer's list, or no longer. @throws NOT_FOUND */
export const pinConversation = (
  ctx: Context,
  id: string,
  isPinned: boolean,
): Promise<Conversation> =>
  arrange(ctx, id, (own, now) => {
    own.pinnedAt = isPinned ? (own.pinnedAt ?? now) : null;
  });

/** Takes a conversation out of the viewer's list until somebody writes there again, or puts it back. @throws NOT_FOUND */
export const archiveConversation = (
  ctx: Context,
  id: string,
  isArchived: boolean,
): Promise<Conversation> =>
  arrange(ctx, id, (own) => {
    own.archivedNumber = isArchived ? own.conversation.lastNumber : null;
  });

/**
 * Hides all messages so far from the viewer: of one conversation, or of all of theirs. The others keep theirs.
 * @param id null for all
 * @returns true
 * @throws NOT_FOUND for unknown conversations and others' alike
 */
export async function clearChatHistory(ctx: Context, id: string | null): Promise<boolean> {
  const viewer = requireViewer(ctx, 'member');
  await change(ctx.app, async (work) => {
    const own =
      id === null || isId(id)
        ? await work.em.find(
            ParticipantEntity,
            { user: viewer.id, leftAt: null, ...(id === null ? {} : { conversation: id }) },
            { orderBy: { conversation: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
          )
        : [];
    await work.em.populate(own, ['conversation']);
    if (id !== null && own.length === 0) throw notFound(chatTexts.notFound);
    for (const one of own) {
      const { lastNumber } = one.conversation;
      one.visibleAfter = Math.max(one.visibleAfter, lastNumber);
      one.lastReadNumber = Math.max(one.lastReadNumber, lastNumber);
      one.lastDeliveredNumber = Math.max(one.lastDeliveredNumber, lastNumber);
    }
    publishInLists(work, [viewer.id], id ?? '');
  });
  return true;
}
