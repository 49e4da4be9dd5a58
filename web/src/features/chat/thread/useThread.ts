import { useApolloClient } from '@apollo/client/react';
import { chatLimits } from '@schema/rules/chat/chat-texts';
import { largestPage } from '@schema/rules/lists/paging';
import { useState } from 'react';
import { isPermanentError } from '@/core/live/useLiveSubscription';
import type { MessagesQuery, OpenConversationFieldsFragment } from '@/generated/documents';
import { MessagesDocument } from '@/generated/documents';
import { useConversationChangedSubscription, useMessagesQuery } from '@/generated/hooks';
import { addMessage, writeMessage, writeReceipt } from '../message-cache';
import type { ChatOutbox } from '../unsent/chat-outbox';
import { fetchMissed, rereadAround } from './fetching/fetch-missed';
import { readConversation } from './fetching/read-conversation';
import { useMessagesAround } from './fetching/useMessagesAround';
import { useMoreMessages } from './fetching/useMoreMessages';
import type { Unread } from './rows';
import { useTypingPeople } from './useTypingPeople';

/** Read with those that are unread, so that the line above them is seen. */
const contextBefore = 10;

/** How many of the newest hold all that is unread. */
const neededFor = (unread: Unread | null): number => (unread?.count ?? 0) + contextBefore;

/**
 * Where a conversation opens: at the newest, or at the first unread message where those do not
 * reach it.
 */
const openingPlace = (unread: Unread | null): number | null =>
  unread && neededFor(unread) > largestPage ? unread.before + 1 : null;

const firstPage = (unread: Unread | null): number =>
  openingPlace(unread) === null ? Math.max(chatLimits.page, neededFor(unread)) : chatLimits.page;

/**
 * Keeps what is loaded of a conversation as the server has it.
 * @param around the message around which a list of its own is loaded
 * @returns who types, and whether the viewer is not in it any more: taken out, or left on another
 * device
 */
function useLiveThread(conversationId: string, around: number | null, outbox: ChatOutbox) {
  const client = useApolloClient();
  const typing = useTypingPeople();
  const [isGone, setGone] = useState(false);
  const noteIfGone = (failure: unknown) => {
    if (isPermanentError(failure)) setGone(true);
  };
  const isLoaded = (): boolean =>
    client.readQuery({ query: MessagesDocument, variables: { conversationId } }) !== null;
  const readAnew = () => {
    void fetchMissed(client, conversationId);
    if (around !== null) void rereadAround(client, conversationId, around);
    readConversation(client, conversationId).then(() => setGone(false), noteIfGone);
  };
  useConversationChangedSubscription({
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
        // While nothing is loaded there is nothing to add it to.
        if (!addMessage(client.cache, sent) || !isLoaded())
          void fetchMissed(client, conversationId);
        if (sent.key) outbox.remove([sent.key]);
      }
      if (isStale) readAnew();
    },
    onRefused: noteIfGone,
  });
  return { typingIds: typing.userIds, isGone };
}

/**
 * Whether a list ends before the newest message. A page that was on its way while that one was said
 * does not know of it.
 */
const isBefore = (
  { nodes, hasNewer }: MessagesQuery['messages'],
  newest: { number: number } | undefined,
): boolean => hasNewer || (newest?.number ?? 0) > (nodes.at(-1)?.number ?? 0);

/**
 * The messages of a conversation, the oldest first, as they come: new ones join at the end, what
 * was missed is fetched by number, older ones when they are asked for. Far from the newest, those
 * around a message.
 * @param unread what was unread when it was opened
 */
export function useThread(
  { id: conversationId }: OpenConversationFieldsFragment,
  unread: Unread | null,
  outbox: ChatOutbox,
) {
  const place = useMessagesAround(conversationId, openingPlace(unread));
  const { data, error, refetch, fetchMore } = useMessagesQuery({
    variables: { conversationId, first: firstPage(unread) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const live = useLiveThread(conversationId, place.around, outbox);
  const pages = place.pages ?? data?.messages;
  const fetchPages = place.pages ? place.fetchMore : fetchMore;
  const hasOlder = pages?.hasMore ?? false;
  const newest = data?.messages.nodes.at(-1);
  const hasNewer = place.pages ? isBefore(place.pages, newest) : false;
  const older = useMoreMessages({
    edge: pages?.nodes[0]?.number,
    hasMore: hasOlder,
    fetchPage: (before, first) => fetchPages({ variables: { before, first } }),
  });
  const newer = useMoreMessages({
    edge: pages?.nodes.at(-1)?.number,
    hasMore: hasNewer,
    fetchPage: (after, first) => fetchPages({ variables: { after, first } }),
  });
  return {
    /** Undefined while they load. */
    messages: place.isLoading ? undefined : pages?.nodes,
    newest,
    hasOlder,
    /** There are some between the last of these and the newest. */
    hasNewer,
    older,
    newer,
    place,
    toNewest: () => place.show(null),
    error: pages ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    ...live,
  };
}

export type Thread = ReturnType<typeof useThread>;
