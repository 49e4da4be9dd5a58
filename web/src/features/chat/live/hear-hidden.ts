import type { ApolloClient } from '@apollo/client';
import type { ConversationsChangedSubscription } from '@/generated/documents';
import { clearMessages, forgetOthers, removeMessage } from '../message-cache';
import { fetchMissed } from '../thread/fetching/fetch-missed';

type Change = ConversationsChangedSubscription['conversationsChanged'];

/** The conversations whose messages are on the page. */
const openConversations = (client: ApolloClient): string[] =>
  [...client.getObservableQueries()].flatMap(({ queryName, variables }) => {
    const id: unknown = variables?.['conversationId'];
    return queryName === 'Messages' && typeof id === 'string' ? [id] : [];
  });

/**
 * Takes off this device what the viewer deleted for themselves or cleared on another one: messages
 * that are open are read again, the others when they are opened.
 */
export function hearHidden(
  client: ApolloClient,
  { conversation, hiddenMessageId, isCleared }: Change,
): void {
  if (conversation && hiddenMessageId !== null)
    removeMessage(client.cache, hiddenMessageId, conversation.id);
  if (!isCleared) return;
  const open = openConversations(client);
  if (!conversation) forgetOthers(client.cache, open);
  for (const id of conversation ? [conversation.id] : open) {
    clearMessages(client.cache, id);
    if (open.includes(id)) void fetchMissed(client, id);
  }
}
