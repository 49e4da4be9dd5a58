import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { type Context, perRequest } from '../../../core/context.ts';
import { people, personColumns, personOf } from '../../identity/index.ts';
import { chatSql } from '../chat.sql.ts';
import { unreadNumber } from './conversations.sql.ts';
import type { Participant } from './conversations.types.ts';

const participants = chatSql.statement('participants', { ids: 'uuid[]' }, (db, { ids }) =>
  db
    .selectFrom('conversation_participants as p')
    .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
    .innerJoin(people.as('u'), 'u.id', 'p.user_id')
    .where('p.conversation_id', '=', sql<string>`any(${ids})`)
    .where('p.left_at', 'is', null)
    .orderBy('p.joined_at')
    .orderBy('p.user_id')
    .select([
      'p.conversation_id as conversationId',
      'p.role',
      'p.last_read_number as lastReadNumber',
      'p.last_delivered_number as lastDeliveredNumber',
      'p.joined_at as joinedAt',
      unreadNumber.as('unreadCount'),
      ...personColumns,
    ]),
);

/** Those who are in conversations, by the conversation's id: one statement per request, for who may read them alone. */
export const participantsLoader = perRequest(
  ({ app }: Context) =>
    new DataLoader<string, Participant[]>(async (ids) => {
      const rows = await app.db.query(participants, { ids });
      const byConversation = new Map<string, Participant[]>(ids.map((id) => [id, []]));
      for (const row of rows)
        byConversation.get(row.conversationId)?.push({
          user: personOf(row),
          role: row.role,
          lastReadNumber: row.lastReadNumber,
          lastDeliveredNumber: row.lastDeliveredNumber,
          joinedAt: row.joinedAt,
          unreadCount: row.unreadCount,
        });
      return ids.map((id) => byConversation.get(id) ?? []);
    }),
);
