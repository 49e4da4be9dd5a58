import { LockMode } from '@mikro-orm/core';
import { chatTexts, requestNote } from '../../../../../schema/rules/chat/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Viewer, type Work } from '../../../core/context.ts';
import { conflict, notFound, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { chargeCreation } from '../../../core/limits/creation-limit.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { askAgainAt } from '../chat.policy.ts';
import { publishStale } from '../chat-events.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';
import { getConversation } from '../conversations/conversations.queries.ts';
import type { Conversation } from '../conversations/conversations.types.ts';
import { lockNewConversation } from '../conversations/open-conversation.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { participantIdsOf } from '../conversations/participant-ids.ts';
import { appendMessage } from '../messages/append-message.ts';

/**
 * The request waits once more, and the alumnus is told. Who asks knows how the one before ended.
 */
function resendRequest(
  work: Work,
  request: ConversationEntity,
  viewer: Viewer,
  note: string | null,
  now: Date,
): void {
  work.em.assign(request, {
    status: 'pending',
    note,
    askedAt: now,
    answeredAt: null,
    withdrawnAt: null,
    remindedDays: 0,
    activeAt: now,
  });
  const conversationId = request.id;
  noteDomainEvent(work, 'conversationRead', { conversationId, readerId: viewer.id, at: now });
  noteDomainEvent(work, 'chatRequested', { conversationId, askerId: viewer.id, at: now });
}

/**
 * Nobody has to accept it any more: both may write, and the note is what is written first. What was
 * asked then, and how it was answered, stays as it was.
 */
async function openAtOnce(
  work: Work,
  request: ConversationEntity,
  viewer: Viewer,
  note: string | null,
  now: Date,
): Promise<void> {
  work.em.assign(request, { status: 'active', activeAt: now });
  noteDomainEvent(work, 'conversationRead', {
    conversationId: request.id,
    readerId: viewer.id,
    at: now,
  });
  if (note === null) return;
  const message = appendMessage(work, request, { senderId: viewer.id, content: note, at: now });
  const own = await work.em.findOne(ParticipantEntity, { conversation: request, user: viewer.id });
  own?.readUpTo(message.number);
  noteDomainEvent(work, 'messageSent', { messageId: message.id, senderId: viewer.id, at: now });
}

/**
 * Asks an alumnus again, 30 days after they said "Not now" or the request ran out of time, or a
 * day after it was taken back. Whom one
 * may write to without asking by now is written to at once, as `openConversation` has it.
 * @throws NOT_FOUND for unknown conversations, others', and those that the viewer did not ask for;
 * CONFLICT before the days are over, for a request that waits or was accepted, and when the alumnus
 * takes no more; BAD_USER_INPUT for a note that is too long; RATE_LIMITED
 */
export async function askAgain(
  ctx: Context,
  id: string,
  givenNote: string | null,
): Promise<Conversation> {
  const viewer = requireViewer(ctx, 'member');
  const note = validate(requestNote, givenNote, 'note');
  await chargeCreation(ctx, viewer.id);
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const request = isId(id)
      ? await work.em.findOne(
          ConversationEntity,
          { id, type: 'dm', creator: viewer.id, askedAt: { $ne: null } },
          { lockMode: LockMode.PESSIMISTIC_WRITE },
        )
      : null;
    if (!request) throw notFound(chatTexts.notFound);
    const from = askAgainAt(request);
    if (!from) throw conflict(chatTexts.answered);
    if (from > now) throw conflict(chatTexts.askAgain(from));
    const userIds = await participantIdsOf(work, request.id);
    const alumnusId = userIds.find((userId) => userId !== viewer.id);
    if (alumnusId === undefined) throw conflict(chatTexts.closed);
    const status = await lockNewConversation(work, viewer, alumnusId);
    if (status === 'pending') resendRequest(work, request, viewer, note, now);
    else await openAtOnce(work, request, viewer, note, now);
    publishStale(work, request.id, userIds);
  });
  return getConversation(ctx, id);
}
