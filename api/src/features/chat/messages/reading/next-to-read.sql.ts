import { sql } from 'kysely';
import { chatSql } from '../../chat.sql.ts';
import { isHiddenFrom } from '../messages.sql.ts';

/**
 * Up to where people have nothing to read behind a message that is gone: right before the next one
 * that is there.
 */
export const nextToRead = chatSql.statement(
  'nextToRead',
  { conversationId: 'uuid', userIds: 'uuid[]', number: 'int4' },
  (db, { conversationId, userIds, number }) =>
    db
      .selectFrom('conversation_participants as participant')
      .innerJoin('conversations as conversation', 'conversation.id', 'participant.conversation_id')
      .where('participant.conversation_id', '=', conversationId)
      .where((eb) => eb('participant.user_id', '=', eb.fn.any(userIds)))
      .select((eb) => [
        'participant.user_id as userId',
        eb.fn
          .coalesce(
            eb
              .selectFrom('messages as message')
              .whereRef('message.conversation_id', '=', 'participant.conversation_id')
              .where('message.number', '>', number)
              .where('message.deleted_at', 'is', null)
              .where((of) => of.not(isHiddenFrom(of.ref('participant.user_id'))))
              .select(sql<number>`min(message.number) - 1`.as('number')),
            'conversation.last_number',
          )
          .as('readNumber'),
        'conversation.last_number as lastNumber',
      ]),
);
