import type { App } from '../../../core/context.ts';
import { onPresenceChange } from '../../presence/index.ts';
import { showsOnline } from '../../settings/index.ts';
import { conversationEvent, publishInConversation } from '../chat-events.ts';
import { chatSql } from '../chat.sql.ts';

/** Conversations that are told when somebody comes or goes: the newest ones. */
const toldAtMost = 100;

const activeConversations = chatSql.statement('activeIds', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('conversation_participants as p')
    .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
    .where('p.user_id', '=', userId)
    .where('p.left_at', 'is', null)
    .where('c.status', '=', 'active')
    .where(showsOnline(userId))
    .orderBy('c.active_at', 'desc')
    .limit(toldAtMost)
    .select('c.id'),
);

/** Tells those who have a conversation with somebody that they came or went. Who may see it is asked for each. */
async function tellConversations(app: App, userId: string): Promise<void> {
  for (const { id } of await app.db.query(activeConversations, { userId }))
    publishInConversation(app.events, id, conversationEvent('presence', { userId }));
}

onPresenceChange(tellConversations);
