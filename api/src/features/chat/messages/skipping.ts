import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Work } from '../../../core/context.ts';
import { chatSql } from '../chat.sql.ts';
import { ParticipantEntity } from '../conversations/participant.entity.ts';
import { isHiddenFrom } from './messages.sql.ts';

const nextToRead = chatSql.statement(
  'nextToRead',
  { conversationId: 'uuid', userIds: 'uuid[]', number: 'int4' },
  (db, { conversationId, userIds, number }) =>
    db
      .selectFrom('conversation_participants as p')
      .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
      .where('p.conversation_id', '=', conversationId)
      .where('p.user_id', '=', sql<string>`any(${userIds})`)
      .select((eb) => [
        'p.user_id as userId',
        eb.fn
          .coalesce(
            eb
              .selectFrom('messages as m')
              .whereRef('m.conversation_id', '=', 'p.conversation_id')
              .where('m.number', '>', number)
              .where('m.deleted_at', 'is', null)
              .where((of) => of.not(isHiddenFrom(of.ref('p.user_id'))))
              .select(sql<number>`min(m.number) - 1`.as('number')),
            'c.last_number',
          )
          .as('readNumber'),
      ]),
);

/**
 * Moves the read marks of those for whom a message that is gone would be the first unread one, so that it does not
 * count. What is gone behind an unread message counts until that one is read: it is a difference of two numbers.
 * @param gone the message's number; `userId` where it is gone for one person alone, null for everybody
 */
export async function advancePastDeleted(
  work: Work,
  conversationId: string,
  gone: { number: number; userId: string | null },
): Promise<void> {
  const marks = await work.em.find(
    ParticipantEntity,
    {
      conversation: conversationId,
      leftAt: null,
      lastReadNumber: gone.number - 1,
      ...(gone.userId === null ? {} : { user: gone.userId }),
    },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { user: 'asc' } },
  );
  if (marks.length === 0) return;
  const userIds = marks.map(({ user }) => user.id);
  const next = await work.query(nextToRead, { conversationId, userIds, number: gone.number });
  const byUser = new Map(next.map(({ userId, readNumber }) => [userId, readNumber]));
  for (const mark of marks) mark.readUpTo(byUser.get(mark.user.id) ?? mark.lastReadNumber);
}
