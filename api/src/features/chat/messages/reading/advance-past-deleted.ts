import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../../core/context.ts';
import { noteDomainEvent } from '../../../outbox/index.ts';
import { ParticipantEntity } from '../../conversations/participant.entity.ts';
import { nextToRead } from './next-to-read.sql.ts';

/**
 * Moves the read marks of those for whom a message that is gone would be the first unread one, so
 * that it does not count; who has nothing left to read is told of the conversation no more. What is
 * gone behind an unread message counts until that one is read: it is a difference of two numbers.
 * @param deleted the message's number, and when; `userId` where it is gone for one person alone,
 * null for everybody
 */
export async function advancePastDeleted(
  work: Work,
  conversationId: string,
  deleted: { number: number; userId: string | null; at: Date },
): Promise<void> {
  const marks = await work.em.find(
    ParticipantEntity,
    {
      conversation: conversationId,
      leftAt: null,
      lastReadNumber: deleted.number - 1,
      ...(deleted.userId === null ? {} : { user: deleted.userId }),
    },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { user: 'asc' } },
  );
  if (marks.length === 0) return;
  const userIds = marks.map(({ user }) => user.id);
  const next = await work.query(nextToRead, { conversationId, userIds, number: deleted.number });
  const byUser = new Map(next.map((one) => [one.userId, one]));
  for (const mark of marks) {
    const { readNumber = mark.lastReadNumber, lastNumber } = byUser.get(mark.user.id) ?? {};
    mark.readUpTo(readNumber);
    if (readNumber === lastNumber)
      noteDomainEvent(work, 'conversationRead', {
        conversationId,
        readerId: mark.user.id,
        at: deleted.at,
      });
  }
}
