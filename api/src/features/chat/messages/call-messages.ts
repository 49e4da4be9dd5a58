import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Viewer, Work } from '../../../core/context.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { chatSql } from '../chat.sql.ts';
import { conversationEvent, publishInConversation, publishInLists } from '../chat-events.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';
import { isMeantBy, mayWrite } from '../conversations/conversations.sql.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { appendMessage } from './append-message.ts';
import { MessageEntity } from './message.entity.ts';
import { advanceReadMark } from './reading/read-marks.ts';

const partners = chatSql.statement(
  'partner',
  { userId: 'uuid', id: 'uuid' },
  (db, { userId, id }) =>
    db
      .selectFrom('conversations as conversation')
      .innerJoin('conversation_participants as other', 'other.conversation_id', 'conversation.id')
      .where(isMeantBy(id, userId))
      .where('conversation.type', '=', 'dm')
      .where(mayWrite(userId))
      .where('other.user_id', '<>', userId)
      .where('other.left_at', 'is', null)
      .select(['conversation.id as conversationId', sql.ref<string>('other.user_id').as('userId')]),
);

/**
 * The other one of an active direct conversation where both may write, and its id.
 * @param id the conversation's, or the other person's
 * @returns null for all other conversations
 */
export async function partnerIn(
  work: Pick<Work, 'query'>,
  { id: userId }: Pick<Viewer, 'id'>,
  id: string,
): Promise<{ conversationId: string; userId: string } | null> {
  const [found] = await work.query(partners, { userId, id });
  return found ?? null;
}

/**
 * Whether somebody has not read something that was said up to a number; calls and what the
 * conversation itself says are not words.
 */
async function hasUnreadWords(
  { em }: Work,
  { conversation, lastReadNumber }: ParticipantEntity,
  before: number,
): Promise<boolean> {
  if (lastReadNumber >= before) return false;
  const words = await em.count(MessageEntity, {
    conversation,
    number: { $gt: lastReadNumber, $lte: before },
    kind: { $nin: ['call', 'system'] },
    deletedAt: null,
  });
  return words > 0;
}

/**
 * Leaves a message about a call in its conversation, from who called. Those who heard of the call
 * and had read all words before it have read this too, and the calls that they missed before.
 * @param call what it says, who called, the ids of those who heard of it, and whether the other one
 * is told that they missed it
 */
export async function postCallMessage(
  work: Work,
  call: {
    conversationId: string;
    callerId: string;
    heardBy: readonly string[];
    content: string;
    isMissed: boolean;
    at: Date;
  },
): Promise<void> {
  const { em } = work;
  const { conversationId, at } = call;
  const conversation = await em.findOne(
    ConversationEntity,
    { id: conversationId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!conversation) return;
  const participants = await em.find(ParticipantEntity, { conversation });
  const before = conversation.lastNumber;
  const message = appendMessage(work, conversation, {
    kind: 'call',
    senderId: call.callerId,
    content: call.content,
    at,
  });
  if (call.isMissed)
    noteDomainEvent(work, 'callMissed', { messageId: message.id, callerId: call.callerId, at });
  for (const participant of participants) {
    if (!call.heardBy.includes(participant.user.id)) continue;
    if (await hasUnreadWords(work, participant, before)) continue;
    advanceReadMark(work, participant, message.number, { at });
  }
  publishInConversation(work, conversationId, conversationEvent('sent', { messageId: message.id }));
  publishInLists(
    work,
    participants.filter(({ leftAt }) => leftAt === null).map(({ user }) => user.id),
    conversationId,
  );
}
