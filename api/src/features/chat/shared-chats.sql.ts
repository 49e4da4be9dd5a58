import { sql } from 'kysely';
import { chatSql } from './chat.sql.ts';
import { isReadableMessage } from './messages/messages.sql.ts';

/**
 * Messages and who has not read them, for statements that notify people: without what was deleted,
 * what the conversation itself says, and what is hidden from the person. `name` is that of a group.
 */
export const unreadMessages = chatSql.shareQuery(
  chatSql.db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .innerJoin('conversation_participants as p', 'p.conversation_id', 'c.id')
    .where(isReadableMessage())
    .where('m.deleted_at', 'is', null)
    .where('m.kind', '<>', 'system')
    .whereRef('m.number', '>', 'p.last_read_number')
    .select(['m.id', 'c.id as conversation_id', 'p.user_id', 'p.muted_until'])
    .select((eb) => eb.fn.coalesce('c.name', sql.lit('')).as('name')),
);

/** Requests, who asked and who was asked, and how they stand. */
export const chatRequests = chatSql.shareQuery(
  chatSql.db
    .selectFrom('conversations as c')
    .innerJoin('conversation_participants as p', 'p.conversation_id', 'c.id')
    .whereRef('p.user_id', '<>', 'c.creator_id')
    .where('c.asked_at', 'is not', null)
    .select(['c.id', 'c.status', 'c.creator_id as asker_id', 'p.user_id as asked_id']),
);

/** When conversations were begun, and requests asked and answered, for figures. */
export const begunConversations = chatSql.shareQuery(
  chatSql.db
    .selectFrom('conversations')
    .select(['id', 'status', 'created_at', 'asked_at', 'answered_at']),
);
