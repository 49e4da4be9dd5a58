import { sql } from 'kysely';
import { fileKinds } from '../../../../schema/rules/chat/chat-texts.ts';
import { chatSql } from './chat.sql.ts';
import { isReadableMessage } from './messages/messages.sql.ts';

/** What people write: neither calls nor what the conversation itself says. */
const writtenKinds = ['text', ...fileKinds] as const;

/**
 * Messages and who has not read them, for statements that notify people: without what was deleted,
 * what the conversation itself says, and what is hidden from the person. `name` is that of a group.
 */
export const unreadMessages = chatSql.shareQuery(
  chatSql.db
    .selectFrom('messages as message')
    .innerJoin('conversations as conversation', 'conversation.id', 'message.conversation_id')
    .innerJoin(
      'conversation_participants as participant',
      'participant.conversation_id',
      'conversation.id',
    )
    .where(isReadableMessage())
    .where('message.deleted_at', 'is', null)
    .where('message.kind', '<>', 'system')
    .whereRef('message.number', '>', 'participant.last_read_number')
    .select([
      'message.id',
      'conversation.id as conversation_id',
      'participant.user_id',
      'participant.muted_until',
    ])
    .select((eb) => eb.fn.coalesce('conversation.name', sql.lit('')).as('name')),
);

/** Until when people hear nothing of a conversation. */
export const chatMutes = chatSql.shareQuery(
  chatSql.db
    .selectFrom('conversation_participants as participant')
    .where('participant.muted_until', 'is not', null)
    .select(['participant.conversation_id', 'participant.user_id', 'participant.muted_until']),
);

/** Requests, who asked and who was asked, and how they stand. */
export const chatRequests = chatSql.shareQuery(
  chatSql.db
    .selectFrom('conversations as conversation')
    .innerJoin(
      'conversation_participants as participant',
      'participant.conversation_id',
      'conversation.id',
    )
    .whereRef('participant.user_id', '<>', 'conversation.creator_id')
    .where('conversation.asked_at', 'is not', null)
    .select([
      'conversation.id',
      'conversation.status',
      'conversation.creator_id as asker_id',
      'participant.user_id as asked_id',
    ]),
);

/** When conversations were begun, and requests asked and answered, for figures. */
export const begunConversations = chatSql.shareQuery(
  chatSql.db
    .selectFrom('conversations')
    .select(['id', 'status', 'created_at', 'asked_at', 'answered_at']),
);

/**
 * Requests that reached people, and when they said yes or no; without those that were taken back.
 */
export const repliedRequests = chatSql.shareQuery(
  chatSql.db
    .selectFrom('conversations as conversation')
    .innerJoin(
      'conversation_participants as participant',
      'participant.conversation_id',
      'conversation.id',
    )
    .whereRef('participant.user_id', '<>', 'conversation.creator_id')
    .where('conversation.status', '<>', 'withdrawn')
    .where('conversation.asked_at', 'is not', null)
    .select([
      'participant.user_id',
      sql<Date>`conversation.asked_at`.as('reached_at'),
      'conversation.answered_at as replied_at',
    ]),
);

/**
 * The first messages that reached people in conversations of two that nobody had to ask for, and
 * when each first wrote back.
 */
export const firstMessages = chatSql.shareQuery(
  chatSql.db
    .selectFrom('conversations as conversation')
    .innerJoin('messages as first', (join) =>
      join
        .onRef('first.conversation_id', '=', 'conversation.id')
        .on('first.number', '=', 1)
        .on('first.kind', 'in', writtenKinds),
    )
    .innerJoin('conversation_participants as participant', (join) =>
      join
        .onRef('participant.conversation_id', '=', 'conversation.id')
        .onRef('participant.user_id', '<>', 'first.sender_id'),
    )
    .where('conversation.type', '=', 'dm')
    .where('conversation.asked_at', 'is', null)
    .select((eb) => [
      'participant.user_id',
      'first.created_at as reached_at',
      eb
        .selectFrom('messages as reply')
        .whereRef('reply.conversation_id', '=', 'conversation.id')
        .whereRef('reply.sender_id', '=', 'participant.user_id')
        .where('reply.kind', 'in', writtenKinds)
        .orderBy('reply.number')
        .limit(1)
        .select('reply.created_at')
        .as('replied_at'),
    ]),
);
