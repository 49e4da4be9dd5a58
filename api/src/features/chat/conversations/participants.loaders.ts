import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { type Context, perRequest } from '../../../core/context.ts';
import { people, personColumns, personOf } from '../../identity/index.ts';
import { chatSql } from '../chat.sql.ts';
import { isClosedFor, unreadNumber } from './conversations.sql.ts';
import type { Participant } from './conversations.types.ts';

/**
 * How far somebody (`p`) has got, as the viewer sees it. Between two where nothing passes any more,
 * the other one's marks stand where they stood then: nobody learns who still reads.
 */
const markOf = (mark: 'read' | 'delivered') =>
  sql<number>`case when f.still then coalesce(${sql.ref(`p.shown_${mark}_number`)}, ${sql.ref(`p.last_${mark}_number`)}) else ${sql.ref(`p.last_${mark}_number`)} end`;

const participants = chatSql.statement(
  'participants',
  { ids: 'uuid[]', viewerId: 'uuid?' },
  (db, { ids, viewerId }) =>
    db
      .selectFrom('conversation_participants as p')
      .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
      .innerJoin(people.as('person'), 'person.id', 'p.user_id')
      .crossJoinLateral(
        db
          .selectNoFrom(
            sql<boolean>`(p.user_id is distinct from ${viewerId} and ${isClosedFor(sql.ref<string>('p.user_id'))})`.as(
              'still',
            ),
          )
          .as('f'),
      )
      .where((eb) => eb('p.conversation_id', '=', eb.fn.any(ids)))
      .where('p.left_at', 'is', null)
      .orderBy('p.joined_at')
      .orderBy('p.user_id')
      .select([
        'p.conversation_id as conversationId',
        'p.role',
        sql<boolean>`(c.type = 'group' and p.user_id is not distinct from c.creator_id)`.as(
          'isCreator',
        ),
        markOf('read').as('lastReadNumber'),
        markOf('delivered').as('lastDeliveredNumber'),
        'p.joined_at as joinedAt',
        sql<number>`case when f.still then greatest(c.last_number - ${markOf('read')}, 0) else ${unreadNumber} end`.as(
          'unreadCount',
        ),
        ...personColumns,
      ]),
);

/**
 * Those who are in conversations, by the conversation's id: one statement per request, for who may
 * read them alone.
 */
export const participantsLoader = perRequest(
  ({ app, viewer }: Context) =>
    new DataLoader<string, Participant[]>(async (ids) => {
      const rows = await app.db.query(participants, { ids, viewerId: viewer?.id ?? null });
      const byConversation = new Map<string, Participant[]>(ids.map((id) => [id, []]));
      for (const row of rows)
        byConversation.get(row.conversationId)?.push({
          user: personOf(row),
          role: row.role,
          isCreator: row.isCreator,
          lastReadNumber: row.lastReadNumber,
          lastDeliveredNumber: row.lastDeliveredNumber,
          joinedAt: row.joinedAt,
          unreadCount: row.unreadCount,
        });
      return ids.map((id) => byConversation.get(id) ?? []);
    }),
);
