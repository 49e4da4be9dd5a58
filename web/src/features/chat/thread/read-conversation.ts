import { readsOnTheirWay } from '@/core/data/reads';
import { Conversation } from '@/generated/documents';
import { onceMore } from '../once-more';

/**
 * Reads a conversation again, as it stands by now: not by an answer that is on its way.
 * Rejects with what the server says, for one that is gone too.
 */
export const readConversation = onceMore(async (client, id) => {
  await readsOnTheirWay('Conversation');
  await client.query({ query: Conversation, variables: { id }, fetchPolicy: 'network-only' });
});
