import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { refetchShownLists } from '@/core/data/reads/refetch-shown';
import { useHeard } from '@/core/live/useHeard';
import { useViewer } from '@/features/identity';
import { ConversationsDocument } from '@/generated/documents';
import { useConversationsChangedSubscription } from '@/generated/hooks';
import { useTitleCount } from '@/ui';
import { placeInLists, removeConversation, writeUnread } from '../conversation-cache';
import { hearHidden } from './hear-hidden';
import { useMarkDelivered } from './useMarkDelivered';
import { useWaitingChats } from './useWaitingChats';

/** Beside the first page's code, not in it: what waits can wait until that is there. */
const OpenOutbox = lazy(() => import('../unsent/OpenOutbox'));

/** What reads a conversation as its row shows it. */
const reads = ['Conversations', 'Conversation'] as const;

/** Reads the lists that are shown again. */
const refetchLists = (client: ApolloClient): void =>
  refetchShownLists(client, ConversationsDocument, ({ conversations }) => conversations.nodes);

function MemberChatLive({ viewerId }: { viewerId: string }) {
  const client = useApolloClient();
  const markDelivered = useMarkDelivered();
  const heard = useHeard();
  useTitleCount(useWaitingChats());
  useConversationsChangedSubscription({
    // The cache is written here: conversations move in their lists.
    fetchPolicy: 'no-cache',
    onData: (data) => {
      const { conversation, removedId, isStale, unread } = data.conversationsChanged;
      heard('unread', ['UnreadChats'], () => writeUnread(client.cache, unread));
      if (removedId) heard(removedId, reads, () => removeConversation(client.cache, removedId));
      if (conversation)
        heard(conversation.id, reads, () => placeInLists(client.cache, conversation));
      hearHidden(client, data.conversationsChanged);
      const isNews = conversation?.lastMessage && conversation.lastMessage.sender?.id !== viewerId;
      if (isNews && conversation.unreadCount > 0) markDelivered(conversation.id);
      if (isStale) {
        refetchLists(client);
        markDelivered(null);
      }
    },
  });
  return (
    <Suspense fallback={null}>
      <OpenOutbox />
    </Suspense>
  );
}

/**
 * Keeps the viewer's conversations and their counts up to date, says what this device has, and
 * sends what waits on it. It stands once in the app, and draws nothing.
 */
export function ChatLive() {
  const { me, status } = useViewer();
  return status === 'member' && me && <MemberChatLive key={me.user.id} viewerId={me.user.id} />;
}
