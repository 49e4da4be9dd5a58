import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSubscriptionError } from '@/core/useSubscriptionError';
import { useViewer } from '@/features/identity';
import { useConversationsChangedSubscription } from '@/generated/hooks';
import { useTitleCount } from '@/ui';
import { placeInLists, removeFromLists, writeUnread } from '../conversation-cache';
import { uploadQueue } from '../files/uploads';
import { useSendQueue } from '../unsent/useSendQueue';
import { refetchLists } from './refetch-lists';
import { useMarkDelivered } from './useMarkDelivered';
import { useWaitingChats } from './useWaitingChats';

function MemberChatLive({ viewerId }: { viewerId: string }) {
  const client = useApolloClient();
  const sendQueue = useSendQueue();
  const markDelivered = useMarkDelivered();
  const handleError = useSubscriptionError(() => undefined);
  useTitleCount(useWaitingChats());
  useEffect(() => {
    sendQueue.open();
    return sendQueue.close;
  }, [sendQueue]);
  useEffect(() => uploadQueue.open(client, viewerId), [client, viewerId]);
  const { restart } = useConversationsChangedSubscription({
    ignoreResults: true,
    // The cache is written here: conversations move in their lists.
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { conversation, removedId, isStale, unread } = data.conversationsChanged;
      writeUnread(client.cache, unread);
      if (removedId) removeFromLists(client.cache, removedId);
      if (conversation) placeInLists(client.cache, conversation);
      const isNews = conversation?.lastMessage && conversation.lastMessage.sender?.id !== viewerId;
      if (isNews && conversation.unreadCount > 0) markDelivered(conversation.id);
      if (isStale) {
        refetchLists(client);
        markDelivered(null);
      }
    },
    onError: (error) => handleError(error, restart),
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
