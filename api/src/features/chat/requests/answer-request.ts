import { LockMode } from '@mikro-orm/core';
import { type ConversationStatus, chatTexts } from '../../../../../schema/rules/chat/chat-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { conflict, forbidden, notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { publishStale } from '../chat-events.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';
import { requireConversation } from '../conversations/conversations.queries.ts';
import type { Conversation } from '../conversations/conversations.types.ts';
import { isOpenFor } from '../conversations/membership.queries.ts';
import { pairKey } from '../conversations/pair-key.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { appendMessage } from '../messages/append-message.ts';

/** A request while it is answered, and who is in its conversation. */
interface LockedRequest {
  request: ConversationEntity;
  userIds: string[];
}

/**
 * The conversation of a request, locked until the commit, and who is in it.
 * @param id the conversation's, or that of who asked
 * @throws NOT_FOUND for unknown ones and others' alike, FORBIDDEN for who asked
 */
export async function lockRequest(
  { em }: Pick<Work, 'em'>,
  answererId: string,
  id: string,
): Promise<LockedRequest> {
  const sentId = isId(id) ? id.toLowerCase() : null;
  const asked = sentId && {
    $or: [{ id: sentId }, { pairKey: pairKey(answererId, sentId) }],
    type: 'dm' as const,
  };
  // Asked before the lock: others lock nothing, and wait as for an unknown one.
  const isIn =
    asked !== null &&
    (await em.count(ParticipantEntity, { user: answererId, conversation: asked })) > 0;
  const request = isIn
    ? await em.findOne(ConversationEntity, asked, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  const participants = request ? await em.find(ParticipantEntity, { conversation: request }) : [];
  const userIds = participants.map(({ user }) => user.id);
  if (!request || !userIds.includes(answererId)) throw notFound(chatTexts.notFound);
  if (request.creator?.id === answererId && request.askedAt) throw forbidden(chatTexts.notAsked);
  return { request, userIds };
}

/** The note becomes the conversation's first message, written by who asked; both have read it. */
async function postNote(work: Work, request: ConversationEntity, at: Date): Promise<void> {
  if (request.note === null || request.lastNumber > 0) return;
  appendMessage(work, request, {
    senderId: request.creator?.id ?? null,
    content: request.note,
    at,
  });
  for (const participant of await work.em.find(ParticipantEntity, { conversation: request }))
    participant.readUpTo(request.lastNumber);
}

/** Why a request that does not wait is answered no more. */
export const overText = (status: ConversationStatus): string =>
  status === 'expired' || status === 'withdrawn' ? chatTexts[status] : chatTexts.answered;

/**
 * Answers a locked request that waits; answered the same way again, nothing changes.
 * @throws CONFLICT for one that was answered otherwise or ran out of time, and between those who
 * may not meet any more
 */
export async function answerLocked(
  work: Work,
  { request, userIds }: LockedRequest,
  answererId: string,
  answer: 'active' | 'declined',
  now: Date,
): Promise<void> {
  if (request.status === answer) return;
  // Who said "Not now" may still change their mind.
  const isOpen =
    request.status === 'pending' || (answer === 'active' && request.status === 'declined');
  if (!isOpen) throw conflict(overText(request.status));
  if (!(await isOpenFor(work, answererId, request.id))) throw conflict(chatTexts.closed);
  request.status = answer;
  request.answeredAt ??= now;
  request.activeAt = now;
  if (answer === 'active') await postNote(work, request, now);
  const read = { conversationId: request.id, readerId: answererId, at: now };
  noteDomainEvent(work, 'conversationRead', read);
  const accepted = { conversationId: request.id, accepterId: answererId, at: now };
  if (answer === 'active') noteDomainEvent(work, 'chatAccepted', accepted);
  publishStale(work, request.id, userIds);
}

/**
 * Accepts a chat request: both may write from now on.
 * @throws NOT_FOUND for unknown conversations and others' alike, FORBIDDEN for who asked and for
 * students, CONFLICT for a request that ran out of time and between those who may not meet any more
 */
export const acceptRequest = (ctx: Context, id: string): Promise<Conversation> =>
  answerAsViewer(ctx, id, 'active');

/** Says "Not now" to a chat request. @throws as `acceptRequest` */
export const declineRequest = (ctx: Context, id: string): Promise<Conversation> =>
  answerAsViewer(ctx, id, 'declined');

async function answerAsViewer(
  ctx: Context,
  id: string,
  answer: 'active' | 'declined',
): Promise<Conversation> {
  const viewer = requireViewer(ctx, 'author');
  const now = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const locked = await lockRequest(work, viewer.id, id);
    await answerLocked(work, locked, viewer.id, answer, now);
  });
  // As the rule of the field has it: who answers need not be a member.
  return requireConversation(ctx.app, viewer.id, id);
}
