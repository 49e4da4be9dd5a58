import { type OwnData, ownPageRows } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { people } from '../identity/index.ts';
import { chatSql } from './chat.sql.ts';
import { MessageEntity } from './messages/message.entity.ts';

/**
 * The person's conversations and what they wrote, hid and reacted to in them; not what others
 * wrote.
 */
export const chatOwnData: OwnData = {
  conversations: chatSql.statement('copyOfConversations', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('conversation_participants as participant')
      .innerJoin('conversations as conversation', 'conversation.id', 'participant.conversation_id')
      .where('participant.user_id', '=', userId)
      .orderBy('conversation.id')
      .select(columnsOf('conversation', ['id', 'type', 'status', 'name']))
      .select(
        columnsOf('participant', [
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
        eb
          .case()
          .when('conversation.creator_id', '=', userId)
          .then(eb.ref('conversation.note'))
          .end()
          .as('request'),
        eb
          .selectFrom('conversation_participants as other')
          .innerJoin(people.as('person'), 'person.id', 'other.user_id')
          .whereRef('other.conversation_id', '=', 'conversation.id')
          .where('conversation.type', '=', 'dm')
          .where('other.user_id', '<>', userId)
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
          .selectFrom('messages as message')
          .where('message.sender_id', '=', userId)
          .where('message.id', '>', after)
          .orderBy('message.id')
          .limit(ownPageRows)
          .select(
            columnsOf('message', [
              'id',
              'conversationId',
              'number',
              'kind',
              ...peoplesWords(MessageEntity),
              'fileId',
              'fileSize',
              'filePages',
              'voiceMilliseconds',
              'voiceWaveform',
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
      .selectFrom('message_reactions as reaction')
      .where('reaction.user_id', '=', userId)
      .orderBy('reaction.message_id')
      .select(columnsOf('reaction', ['messageId', 'emoji'])),
  ),
  hiddenMessages: chatSql.statement('copyOfHidden', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('hidden_messages as hidden')
      .where('hidden.user_id', '=', userId)
      .orderBy('hidden.message_id')
      .select(columnsOf('hidden', ['messageId'])),
  ),
};
