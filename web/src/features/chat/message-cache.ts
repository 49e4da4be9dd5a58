import type { ApolloCache, Reference } from '@apollo/client';
import { argumentsOf } from '@/core/data/cache-arguments';
import { addNumbered, type NumberedPages } from '@/core/data/numbered-pages';
import { withTypename } from '@/core/data/with-typename';
import {
  type ChatMessageFieldsFragment,
  ChatMessageFieldsFragmentDoc,
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

/** Whether it is a list around a message, which need not reach the newest one. */
const isAround = (storeFieldName: string): boolean =>
  typeof argumentsOf(storeFieldName)['around'] === 'number';

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
          if (added) return { ...pages, ...added };
          // Around an older message it is read once one has come so far.
          if (isAround(storeFieldName)) return { ...pages, hasNewer: true };
          isWhole = false;
          return pages;
        },
      },
    });
  return isWhole;
}

/** Changes what is loaded of a conversation, in each of its lists. */
function changePages(
  cache: ApolloCache,
  conversationId: string,
  change: (
    pages: CachedPages,
    list: { numberOf: (one: Reference) => number; storeFieldName: string },
  ) => CachedPages,
): void {
  cache.modify<{ messages: CachedPages }>({
    fields: {
      messages: (pages, { storeFieldName, readField }) =>
        isOfConversation(storeFieldName, conversationId) && pages && 'nodes' in pages
          ? {
              ...pages,
              ...change(pages, {
                storeFieldName,
                numberOf: (one) => Number(readField<number>('number', one)),
              }),
            }
          : pages,
    },
  });
}

/** Forgets what is loaded before a number, of the list of the newest: it is asked for again. */
export const forgetOlder = (cache: ApolloCache, conversationId: string, number: number): void =>
  changePages(cache, conversationId, (pages, { numberOf, storeFieldName }) => {
    if (isAround(storeFieldName)) return pages;
    const nodes = pages.nodes.filter((one) => numberOf(one) >= number);
    return { nodes, hasMore: pages.hasMore || nodes.length < pages.nodes.length };
  });

/** Takes a message out that the viewer deleted for themselves. */
export function removeMessage(cache: ApolloCache, id: string, conversationId: string): void {
  const removed = cache.identify({ __typename: 'ChatMessage', id });
  changePages(cache, conversationId, ({ nodes, ...pages }) => ({
    ...pages,
    nodes: nodes.filter(({ __ref }) => __ref !== removed),
  }));
}

/** The messages of a conversation were cleared: all loaded ones go. */
export const clearMessages = (cache: ApolloCache, conversationId: string): void =>
  changePages(cache, conversationId, () => ({ nodes: [], hasMore: false, hasNewer: false }));

/** Forgets the lists around older messages of a conversation; that of the newest stays. */
export const forgetAround = (cache: ApolloCache, conversationId: string): void =>
  void cache.modify<{ messages: CachedPages }>({
    fields: {
      messages: (pages, { storeFieldName, DELETE }) =>
        isOfConversation(storeFieldName, conversationId) && isAround(storeFieldName)
          ? DELETE
          : pages,
    },
  });

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
