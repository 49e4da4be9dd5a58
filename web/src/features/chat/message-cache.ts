import type { ApolloCache, Reference } from '@apollo/client';
import { argumentsOf } from '@/core/cache-arguments';
import { addNumbered, type NumberedPages } from '@/core/numbered-pages';
import { withTypename } from '@/core/with-typename';
import {
  ChatMessageFieldsFragmentDoc,
  type ChatMessageFieldsFragment,
  type ConversationChangedSubscription,
} from '@/generated/documents';

type Receipt = NonNullable<ConversationChangedSubscription['conversationChanged']['receipt']>;
type CachedPages = NumberedPages<Reference>;
type CachedParticipant = {
  user: Reference;
  lastReadNumber: number;
  lastDeliveredNumber: number;
};

const isOfConversation = (storeFieldName: string, conversationId: string): boolean =>
  argumentsOf(storeFieldName)['conversationId'] === conversationId;

/** Writes a message wherever it is shown: edited, deleted, reacted to, or with new addresses. */
export const writeMessage = (
  cache: ApolloCache,
  message: ChatMessageFieldsFragment,
): Reference | undefined =>
  cache.writeFragment({
    fragment: ChatMessageFieldsFragmentDoc,
    fragmentName: 'ChatMessageFields',
    data: withTypename('ChatMessage', message),
  });

/**
 * Adds a message at the end of its conversation, where that is loaded.
 * @returns false where others are missing before it: they have to be fetched
 */
export function addMessage(cache: ApolloCache, message: ChatMessageFieldsFragment): boolean {
  const ref = writeMessage(cache, message);
  let isWhole = true;
  if (ref)
    cache.modify<{ messages: CachedPages }>({
      fields: {
        messages: (pages, { storeFieldName, readField }) => {
          if (!isOfConversation(storeFieldName, message.conversationId)) return pages;
          if (!pages || !('nodes' in pages)) return pages;
          const added = addNumbered(pages, ref, (one) => Number(readField<number>('number', one)));
          isWhole = added !== null;
          return added === null ? pages : { ...pages, ...added };
        },
      },
    });
  return isWhole;
}

/** Changes what is loaded of a conversation. */
function changePages(
  cache: ApolloCache,
  conversationId: string,
  change: (pages: CachedPages, numberOf: (one: Reference) => number) => CachedPages,
): void {
  cache.modify<{ messages: CachedPages }>({
    fields: {
      messages: (pages, { storeFieldName, readField }) =>
        isOfConversation(storeFieldName, conversationId) && pages && 'nodes' in pages
          ? {
              ...pages,
              ...change(pages, (one) => Number(readField<number>('number', one))),
            }
          : pages,
    },
  });
}

/** Forgets what is loaded before a number: it is asked for again. */
export const forgetOlder = (cache: ApolloCache, conversationId: string, number: number): void =>
  changePages(cache, conversationId, (pages, numberOf) => {
    const nodes = pages.nodes.filter((one) => numberOf(one) >= number);
    return { nodes, hasMore: pages.hasMore || nodes.length < pages.nodes.length };
  });

/** Takes a message out that the viewer deleted for themselves. */
export function removeMessage(cache: ApolloCache, id: string, conversationId: string): void {
  const removed = cache.identify({ __typename: 'ChatMessage', id });
  changePages(cache, conversationId, ({ nodes, hasMore }) => ({
    nodes: nodes.filter(({ __ref }) => __ref !== removed),
    hasMore,
  }));
}

/** The messages of a conversation were cleared: all loaded ones go. */
export const clearMessages = (cache: ApolloCache, conversationId: string): void =>
  changePages(cache, conversationId, () => ({ nodes: [], hasMore: false }));

/** Notes how far somebody has read a conversation: never back. */
export function writeReceipt(cache: ApolloCache, conversationId: string, receipt: Receipt): void {
  cache.modify<{ participants: readonly CachedParticipant[] }>({
    id: cache.identify({ __typename: 'Conversation', id: conversationId }) ?? '',
    fields: {
      participants: (participants, { readField }) =>
        participants.map((one) =>
          'user' in one && readField('id', one.user) === receipt.userId
            ? {
                ...one,
                lastReadNumber: Math.max(one.lastReadNumber, receipt.lastReadNumber),
                lastDeliveredNumber: Math.max(one.lastDeliveredNumber, receipt.lastDeliveredNumber),
              }
            : one,
        ),
    },
  });
}
