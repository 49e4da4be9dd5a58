import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/context.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { publishStale } from '../chat-events.ts';
import { ConversationEntity } from '../conversations/conversation.entity.ts';
import { lockPairKey, pairKey } from '../conversations/pair-key.ts';
import { participantIdsOf } from '../conversations/participant-ids.ts';

/**
 * Ends a locked request that waits, as one that runs out of time: the bell of who was asked has
 * nothing more to say of it. Who has it open is told by the caller.
 * @param userIds who is in its conversation
 */
export function expireRequest(
  work: Work,
  request: ConversationEntity,
  userIds: readonly string[],
  at: Date,
): void {
  request.status = 'expired';
  request.activeAt = at;
  for (const readerId of userIds.filter((id) => id !== request.creator?.id))
    noteDomainEvent(work, 'conversationRead', { conversationId: request.id, readerId, at });
}

async function endRequestBetween(
  work: Work,
  { userId, otherId, at }: { userId: string; otherId: string; at: Date },
): Promise<void> {
  const request = await work.em.findOne(
    ConversationEntity,
    { pairKey: pairKey(userId, otherId) },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (request?.status !== 'pending') return;
  const userIds = await participantIdsOf(work, request.id);
  expireRequest(work, request, userIds, at);
  publishStale(work, request.id, userIds);
}

/** Locks what is between a person and some others in the chat, before calls of theirs are ended. */
export async function lockConversationsWith(
  work: Work,
  userId: string,
  otherIds: readonly string[],
): Promise<void> {
  for (const otherId of otherIds) await lockPairKey(work, userId, otherId);
}

/**
 * Ends the requests that wait between a person and some others, as if they had run out of time: for
 * one who blocks them. Without one, nothing changes; who opens a request at the same moment waits,
 * and is then refused. Called behind `lockConversationsWith`.
 */
export async function endRequestsWith(
  work: Work,
  { userId, otherIds, at }: { userId: string; otherIds: readonly string[]; at: Date },
): Promise<void> {
  for (const otherId of otherIds) await endRequestBetween(work, { userId, otherId, at });
}
