import { sql } from 'kysely';
import { retentionOf } from '../settings/index.ts';
import { chatSql } from './chat.sql.ts';
import { isReadableMessage } from './messages/messages.sql.ts';

/** Rows that are changed in one transaction. */
export const batchSize = 200;

/** Up to where messages are too old for those who keep them for some days alone. */
export const outdated = chatSql.statement(
  'outdatedForSome',
  { before: 'timestamptz' },
  (db, { before }) =>
    db
      .selectFrom('conversation_participants as p')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('messages as m')
            .whereRef('m.conversation_id', '=', 'p.conversation_id')
            .whereRef('m.number', '>', 'p.visible_after')
            .where('m.created_at', '<', before)
            .select(sql<number>`max(m.number)`.as('number'))
            .as('old'),
        (join) => join.onTrue(),
      )
      .where((eb) => eb(retentionOf(eb.ref('p.user_id')), '=', '30days'))
      .where('old.number', 'is not', null)
      .limit(batchSize)
      .select(['p.conversation_id as conversationId', 'p.user_id as userId', 'old.number']),
);

/** Messages that nobody reads any more. */
export const unseen = chatSql.statement('unseenByAll', {}, (db) =>
  db
    .selectFrom('messages as m')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('conversation_participants as p')
            .whereRef('p.conversation_id', '=', 'm.conversation_id')
            .where(isReadableMessage())
            .select('p.user_id'),
        ),
      ),
    )
    .limit(batchSize)
    .select(['m.id', 'm.file_id as fileId']),
);

/** Conversations that nobody is in any more. */
export const abandoned = chatSql.statement('abandoned', {}, (db) =>
  db
    .selectFrom('conversations as c')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('conversation_participants as p')
            .whereRef('p.conversation_id', '=', 'c.id')
            .where('p.left_at', 'is', null)
            .select('p.user_id'),
        ),
      ),
    )
    .limit(batchSize)
    .select('c.id'),
);
