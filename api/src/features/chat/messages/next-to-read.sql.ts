import { sql } from 'kysely';
import { chatSql } from '../chat.sql.ts';
import { isHiddenFrom } from './messages.sql.ts';

/**
 * Up to where people have nothing to read behind a message that is gone: right before the next one
 * that is there.
 */
export const nextToRead = chatSql.statement(
  'nextToRead',
  { conversationId: 'uuid', userIds: 'uuid[]', number: 'int4' },
  (db, { conversationId, userIds, number }) =>
    db
      .selectFrom('conversation_participants as p')
      .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
      .where('p.conversation_id', '=', conversationId)
      .where((eb) => eb('p.user_id', '=', eb.fn.any(userIds)))
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
