import { readsOnTheirWay } from '@/core/data/reads/reads';
import { queryConversation } from '@/generated/calls';
import { onceMore } from '../../once-more';

/**
 * Reads a conversation again, as it stands by now: not by an answer that is on its way.
 * Rejects with what the server says, for one that is gone too.
 */
export const readConversation = onceMore(async (client, id) => {
  await readsOnTheirWay('Conversation');
  await queryConversation(client, { variables: { id }, fetchPolicy: 'network-only' });
});
