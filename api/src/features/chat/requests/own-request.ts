import { LockMode } from '@mikro-orm/core';
import { chatTexts, requestNote } from '../../../../../schema/rules/chat/chat.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Viewer, type Work } from '../../../core/context.ts';
import { conflict, forbidden, notFound, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { publishStale } from '../chat-events.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';
import { getConversation } from '../conversations/conversations.queries.ts';
import type { Conversation } from '../conversations/conversations.types.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { participantIdsOf } from '../conversations/participant-ids.ts';
import { overText } from './answer-request.ts';

/**
 * A request of the viewer's own that waits, locked until the commit. Others lock nothing.
 * @throws NOT_FOUND for unknown conversations, others', and those without a request; FORBIDDEN for
 * who was asked; CONFLICT for one that does not wait any more
 */
async function lockOwnRequest(
  { em }: Work,
  viewer: Viewer,
  id: string,
): Promise<ConversationEntity> {
  const asked = { id, type: 'dm' as const, askedAt: { $ne: null } };
  const isIn =
    isId(id) && (await em.count(ParticipantEntity, { user: viewer.id, conversation: asked })) > 0;
  const request = isIn
    ? await em.findOne(ConversationEntity, asked, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!request) throw notFound(chatTexts.notFound);
  if (request.creator?.id !== viewer.id) throw forbidden(chatTexts.notYourRequest);
  if (request.status !== 'pending') throw conflict(overText(request.status));
  return request;
}

/**
 * Takes a request back that waits: who was asked finds it no more, in the list or at the bell. A
 * day later one may ask again.
 * @throws NOT_FOUND for unknown conversations and others' alike, FORBIDDEN for who was asked,
 * CONFLICT for one that was answered or ran out of time; RATE_LIMITED
 */
export async function withdrawRequest(ctx: Context, id: string): Promise<Conversation> {
  const viewer = requireViewer(ctx, 'member');
  await ctx.app.limits.consume('messageChanges', viewer.id);
  const at = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const request = await lockOwnRequest(work, viewer, id);
    work.em.assign(request, { status: 'withdrawn', withdrawnAt: at, activeAt: at });
    const userIds = await participantIdsOf(work, request.id);
    for (const readerId of userIds.filter((userId) => userId !== viewer.id))
      noteDomainEvent(work, 'conversationRead', { conversationId: request.id, readerId, at });
    publishStale(work, request.id, userIds);
  });
  return getConversation(ctx, id);
}

/**
 * Corrects the note of a request that waits; null or blank takes it away.
 * @param note at most 300 characters
 * @throws as `withdrawRequest`; BAD_USER_INPUT for a note that is too long
 */
export async function editRequestNote(
  ctx: Context,
  id: string,
  givenNote: string | null,
): Promise<Conversation> {
  const viewer = requireViewer(ctx, 'member');
  const note = validate(requestNote, givenNote, 'note');
  await ctx.app.limits.consume('messageChanges', viewer.id);
  await change(ctx.app, async (work) => {
    const request = await lockOwnRequest(work, viewer, id);
    if (request.note === note) return;
    request.note = note;
    publishStale(work, request.id, await participantIdsOf(work, request.id));
  });
  return getConversation(ctx, id);
}
