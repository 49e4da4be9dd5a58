import { sql } from 'kysely';
import { type OwnData, ownPageRows } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { people } from '../identity/index.ts';
import { chatSql } from './chat.sql.ts';

/**
 * The person's conversations and what they wrote, hid and reacted to in them; not what others
 * wrote.
 */
export const chatOwnData: OwnData = {
  conversations: chatSql.statement('copyOfConversations', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('conversation_participants as p')
      .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
      .where('p.user_id', '=', userId)
      .orderBy('c.id')
      .select(columnsOf('c', ['id', 'type', 'status', 'name']))
      .select(
        columnsOf('p', [
          'role',
          'joinedAt',
          'leftAt',
          'lastReadNumber',
          'lastDeliveredNumber',
          'visibleAfter',
          'mutedUntil',
          'pinnedAt',
          'archivedNumber',
        ]),
      )
      .select((eb) => [
        // The note of a request is its asker's, and the asker made the conversation.
        sql<string | null>`case when c.creator_id = ${userId} then c.note end`.as('request'),
        eb
          .selectFrom('conversation_participants as o')
          .innerJoin(people.as('person'), 'person.id', 'o.user_id')
          .whereRef('o.conversation_id', '=', 'c.id')
          .where('c.type', '=', 'dm')
          .where('o.user_id', '<>', userId)
          .select('person.full_name')
          .limit(1)
          .as('with'),
      ]),
  ),
  messages: {
    pages: chatSql.statement(
      'copyOfMessages',
      { userId: 'uuid', after: 'uuid' },
      (db, { userId, after }) =>
        db
          .selectFrom('messages as m')
          .where('m.sender_id', '=', userId)
          .where('m.id', '>', after)
          .orderBy('m.id')
          .limit(ownPageRows)
          .select(
            columnsOf('m', [
              'id',
              'conversationId',
              'number',
              'kind',
              'content',
              'fileId',
              'fileName',
              'fileSize',
              'filePages',
              'replyToId',
              'isForwarded',
              'createdAt',
              'editedAt',
              'deletedAt',
            ]),
          ),
    ),
  },
  messageReactions: chatSql.statement('copyOfReactions', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('message_reactions as r')
      .where('r.user_id', '=', userId)
      .orderBy('r.message_id')
      .select(columnsOf('r', ['messageId', 'emoji'])),
  ),
  hiddenMessages: chatSql.statement('copyOfHidden', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('hidden_messages as h')
      .where('h.user_id', '=', userId)
      .orderBy('h.message_id')
      .select(columnsOf('h', ['messageId'])),
  ),
};
