import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isPermanentError, useLiveSubscription } from '@/core/useLiveSubscription';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { Conversation, ConversationChanged } from '@/generated/documents';
import { useMessagesQuery } from '@/generated/hooks';
import { chatLimits } from '@schema/rules/chat-texts';
import { largestPage } from '@schema/rules/paging';
import { addMessage, writeMessage, writeReceipt } from '../message-cache';
import type { SendQueue } from '../unsent/send-queue';
import { fetchMissed } from './fetch-missed';
import type { Unread } from './rows';
import { useFirstUnread } from './useFirstUnread';
import { useOlderMessages } from './useOlderMessages';
import { useTypingPeople } from './useTypingPeople';

/** Read with those that are unread, so that the line above them is seen. */
const contextBefore = 10;

const firstPage = (unread: Unread | null): number =>
  Math.min(largestPage, Math.max(chatLimits.page, (unread?.count ?? 0) + contextBefore));

/**
 * The messages of a conversation, the oldest first, as they come: new ones join at the end, what
 * was missed is fetched by number, older ones when they are asked for.
 * @param unread what was unread when it was opened
 */
export function useThread(
  { id: conversationId }: OpenConversationFieldsFragment,
  unread: Unread | null,
  sendQueue: SendQueue,
) {
  const client = useApolloClient();
  const { data, error, loading, refetch, fetchMore } = useMessagesQuery({
    variables: { conversationId, first: firstPage(unread) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const typing = useTypingPeople();
  const [isGone, setGone] = useState(false);
  const noteIfGone = (failure: unknown) => {
    if (isPermanentError(failure)) setGone(true);
  };
  useLiveSubscription(ConversationChanged, {
    variables: { conversationId },
    // The cache is written here: messages join those that are loaded.
    fetchPolicy: 'no-cache',
    onData: (received) => {
      const { sent, changed, receipt, typing: typed, isStale } = received.conversationChanged;
      if (typed) typing.note(typed.userId, typed.isTyping);
      if (changed) writeMessage(client.cache, changed);
      if (receipt) writeReceipt(client.cache, conversationId, receipt);
      if (sent) {
        if (sent.sender) typing.note(sent.sender.id, false);
        if (!addMessage(client.cache, sent)) void fetchMissed(client, conversationId);
        if (sent.key) sendQueue.remove([sent.key]);
      }
      if (isStale) {
        void fetchMissed(client, conversationId);
        client
          .query({
            query: Conversation,
            variables: { id: conversationId },
            fetchPolicy: 'network-only',
          })
          .then(() => setGone(false), noteIfGone);
      }
    },
    onRefused: noteIfGone,
  });
  const pages = data?.messages;
  const oldest = pages?.nodes[0]?.number;
  const hasOlder = pages?.hasMore ?? false;
  const older = useOlderMessages({
    oldest,
    hasOlder,
    fetchOlder: (variables) => fetchMore({ variables }),
  });
  const isOpening = useFirstUnread({ unread, oldest, isLoading: loading, ...older });
  return {
    /** Undefined while they load, all that is unread with them. */
    messages: isOpening ? undefined : pages?.nodes,
    ...older,
    error: pages ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    typingIds: typing.userIds,
    /** The viewer is not in it any more: taken out, or left on another device. */
    isGone,
  };
}

export type Thread = ReturnType<typeof useThread>;
