import { everybody, type presenceInChats } from '../../presence/index.ts';
import { chatSql } from '../chat.sql.ts';
import { conversationEvent, publishInConversation } from '../chat-events.ts';
import { isClosedFor } from './conversations.sql.ts';

/** Conversations that are told when somebody comes or goes: the newest ones. */
const maxShown = 100;

/**
 * A person's conversations: those that nothing passes in any more only where a block is what is
 * told.
 */
const activeConversations = chatSql.statement(
  'activeIds',
  { userId: 'uuid', withClosed: 'boolean' },
  (db, { userId, withClosed }) =>
    db
      .selectFrom('conversation_participants as participant')
      .innerJoin('conversations as conversation', 'conversation.id', 'participant.conversation_id')
      .where('participant.user_id', '=', userId)
      .where('participant.left_at', 'is', null)
      .where('conversation.status', '=', 'active')
      .where((eb) => eb.or([withClosed, eb.not(isClosedFor(userId))]))
      .orderBy('conversation.active_at', 'desc')
      .limit(maxShown)
      .select('conversation.id'),
);

/**
 * Who has a conversation with somebody is told that they came or went. Who may see it is asked for
 * each.
 */
export const tellPresenceInChats: ReturnType<typeof presenceInChats> = async (
  to,
  { userId, hiddenFrom },
) => {
  const withClosed = hiddenFrom !== null && hiddenFrom !== everybody;
  for (const { id } of await to.query(activeConversations, { userId, withClosed }))
    publishInConversation(to, id, conversationEvent('presence', { userId, hiddenFrom }));
};
