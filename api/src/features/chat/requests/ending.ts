import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/context.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { ConversationEntity, pairKey } from '../conversations/conversation.entity.ts';
import { presentPeople } from '../conversations/present-people.ts';
import { publishAnswer } from './answering.ts';

/**
 * Ends the request of two people that waits, as if it had run out of time: for one who blocks the other. Without one,
 * nothing changes; who opens a request at the same moment waits, and is then refused.
 */
export async function endRequestBetween(
  work: Work,
  { userId, otherId, at }: { userId: string; otherId: string; at: Date },
): Promise<void> {
  await work.advisoryLock(`conversation ${pairKey(userId, otherId)}`);
  const request = await work.em.findOne(
    ConversationEntity,
    { pairKey: pairKey(userId, otherId) },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (request?.status !== 'pending') return;
  request.status = 'expired';
  request.activeAt = at;
  const userIds = await presentPeople(work, request.id);
  // The bell of who was asked has nothing more to say of it.
  for (const actorId of userIds.filter((id) => id !== request.creator?.id))
    noteDomainEvent(work, 'conversationRead', { subjectId: request.id, actorId, at });
  publishAnswer(work, request.id, userIds);
}
