import { sql } from 'kysely';
import { retentionOf } from '../../settings/index.ts';
import { chatSql } from '../chat.sql.ts';
import { isReadableMessage } from '../messages/messages.sql.ts';

/** Rows that are changed in one transaction. */
export const batchSize = 200;

/** Up to where messages are too old for those who keep them for some days alone. */
export const outdated = chatSql.statement(
  'outdatedForSome',
  { before: 'timestamptz' },
  (db, { before }) =>
    db
      .selectFrom('conversation_participants as participant')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('messages as message')
            .whereRef('message.conversation_id', '=', 'participant.conversation_id')
            .whereRef('message.number', '>', 'participant.visible_after')
            .where('message.created_at', '<', before)
            .select(sql<number>`max(message.number)`.as('number'))
            .as('old'),
        (join) => join.onTrue(),
      )
      .where((eb) => eb(retentionOf(eb.ref('participant.user_id')), '=', '30days'))
      .where('old.number', 'is not', null)
      .limit(batchSize)
      .select([
        'participant.conversation_id as conversationId',
        'participant.user_id as userId',
        'old.number',
      ]),
);

/** Messages that nobody reads any more. */
export const unseen = chatSql.statement('unseenByAll', {}, (db) =>
  db
    .selectFrom('messages as message')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('conversation_participants as participant')
            .whereRef('participant.conversation_id', '=', 'message.conversation_id')
            .where(isReadableMessage())
            .select('participant.user_id'),
        ),
      ),
    )
    .limit(batchSize)
    .select(['message.id', 'message.file_id as fileId']),
);

/** Conversations that nobody is in any more. */
export const abandoned = chatSql.statement('abandoned', {}, (db) =>
  db
    .selectFrom('conversations as conversation')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('conversation_participants as participant')
            .whereRef('participant.conversation_id', '=', 'conversation.id')
            .where('participant.left_at', 'is', null)
            .select('participant.user_id'),
        ),
      ),
    )
    .limit(batchSize)
    .select('conversation.id'),
);
