import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { readsOnTheirWay } from '@/core/data/reads';
import { refetchShownLists } from '@/core/data/refetch-shown';
import { useLiveSubscription } from '@/core/live/useLiveSubscription';
import { useViewer } from '@/features/identity';
import { Conversations, ConversationsChanged } from '@/generated/documents';
import { useTitleCount } from '@/ui';
import { placeInLists, removeConversation, writeUnread } from '../conversation-cache';
import { uploadQueue } from '../files/uploads';
import { useSendQueue } from '../unsent/useSendQueue';
import { hearHidden } from './hear-hidden';
import { useHeard } from './useHeard';
import { useMarkDelivered } from './useMarkDelivered';
import { useWaitingChats } from './useWaitingChats';

/** What reads a conversation as its row shows it. */
const reads = ['Conversations', 'Conversation'] as const;

/** Reads the lists that are shown again: not by an answer that is on its way. */
async function refetchLists(client: ApolloClient): Promise<void> {
  await readsOnTheirWay('Conversations');
  refetchShownLists(client, Conversations, ({ conversations }) => conversations.nodes);
}

function MemberChatLive({ viewerId }: { viewerId: string }) {
  const client = useApolloClient();
  const sendQueue = useSendQueue();
  const markDelivered = useMarkDelivered();
  const heard = useHeard();
  useTitleCount(useWaitingChats());
  // Opened first: words that a closed tab left wait for the files before them.
  useEffect(() => uploadQueue.open(client, viewerId), [client, viewerId]);
  useEffect(() => {
    const stopWords = uploadQueue.subscribe(sendQueue.goOn);
    const stopFiles = sendQueue.subscribe(() => uploadQueue.goOn(client));
    sendQueue.open();
    return () => {
      stopWords();
      stopFiles();
      sendQueue.close();
    };
  }, [client, sendQueue]);
  useLiveSubscription(ConversationsChanged, {
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
        void refetchLists(client);
        markDelivered(null);
      }
    },
  });
  return null;
}

/**
 * Keeps the viewer's conversations and their counts up to date, says what this device has, and
 * sends what waits on it. It stands once in the app, and draws nothing.
 */
export function ChatLive() {
  const { me, status } = useViewer();
  return status === 'member' && me && <MemberChatLive key={me.user.id} viewerId={me.user.id} />;
}
