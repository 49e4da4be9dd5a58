import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { type Context, perRequest } from '../../../core/context.ts';
import { people, personColumns, personOf } from '../../identity/index.ts';
import { chatSql } from '../chat.sql.ts';
import { isClosedFor, unreadNumber } from './conversations.sql.ts';
import type { Participant } from './conversations.types.ts';

/**
 * How far somebody (`participant`) has got, as the viewer sees it. Between two where nothing passes
 * any more, the other one's marks stand where they stood then: nobody learns who still reads.
 */
const markOf = (mark: 'read' | 'delivered') =>
  sql<number>`case when marks.still then coalesce(${sql.ref(`participant.shown_${mark}_number`)}, ${sql.ref(`participant.last_${mark}_number`)}) else ${sql.ref(`participant.last_${mark}_number`)} end`;

const participants = chatSql.statement(
  'participants',
  { ids: 'uuid[]', viewerId: 'uuid?' },
  (db, { ids, viewerId }) =>
    db
      .selectFrom('conversation_participants as participant')
      .innerJoin('conversations as conversation', 'conversation.id', 'participant.conversation_id')
      .innerJoin(people.as('person'), 'person.id', 'participant.user_id')
      .crossJoinLateral(
        db
          .selectNoFrom(
            sql<boolean>`(participant.user_id is distinct from ${viewerId} and ${isClosedFor(sql.ref<string>('participant.user_id'))})`.as(
              'still',
            ),
          )
          .as('marks'),
      )
      .where((eb) => eb('participant.conversation_id', '=', eb.fn.any(ids)))
      .where('participant.left_at', 'is', null)
      .orderBy('participant.joined_at')
      .orderBy('participant.user_id')
      .select([
        'participant.conversation_id as conversationId',
        'participant.role',
        sql<boolean>`(conversation.type = 'group' and participant.user_id is not distinct from conversation.creator_id)`.as(
          'isCreator',
        ),
        markOf('read').as('lastReadNumber'),
        markOf('delivered').as('lastDeliveredNumber'),
        'participant.joined_at as joinedAt',
        sql<number>`case when marks.still then greatest(conversation.last_number - ${markOf('read')}, 0) else ${unreadNumber} end`.as(
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
