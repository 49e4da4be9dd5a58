import type { ApolloCache, Reference } from '@apollo/client';
import { withTypename } from '@/core/data/documents/with-typename';
import { changeLists } from '@/core/data/lists/cached-lists';
import { addNumbered, type NumberedPages } from '@/core/data/lists/numbered-pages';
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

type ListArguments = { conversationId: string; around: number | null };
type Reading = { isAround: boolean; numberOf: (one: Reference) => number };

/**
 * Changes what is loaded of a conversation: the list of the newest, and those around an older
 * message, which need not reach the newest one.
 */
const changePages = (
  cache: ApolloCache,
  conversationId: string,
  change: (pages: CachedPages, reading: Reading) => CachedPages | 'forget',
): void =>
  changeLists<ListArguments, CachedPages>(
    cache,
    { field: 'messages' },
    (pages, { args, readField, DELETE }) => {
      if (args.conversationId !== conversationId) return pages;
      const changed = change(pages, {
        isAround: typeof args.around === 'number',
        numberOf: (one) => Number(readField('number', one)),
      });
      return changed === 'forget' ? DELETE : changed;
    },
  );

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
    changePages(cache, message.conversationId, (pages, { isAround, numberOf }) => {
      const added = addNumbered(pages, ref, numberOf);
      if (added) return { ...pages, ...added };
      // Around an older message it is read once one has come so far.
      if (isAround) return { ...pages, hasNewer: true };
      isWhole = false;
      return pages;
    });
  return isWhole;
}

/** Forgets what is loaded before a number, of the list of the newest: it is asked for again. */
export const forgetOlder = (cache: ApolloCache, conversationId: string, number: number): void =>
  changePages(cache, conversationId, (pages, { isAround, numberOf }) => {
    if (isAround) return pages;
    const nodes = pages.nodes.filter((one) => numberOf(one) >= number);
    return { ...pages, nodes, hasMore: pages.hasMore || nodes.length < pages.nodes.length };
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
  changePages(cache, conversationId, (pages) => ({
    ...pages,
    nodes: [],
    hasMore: false,
    hasNewer: false,
  }));

/** Forgets the lists around older messages of a conversation; that of the newest stays. */
export const forgetAround = (cache: ApolloCache, conversationId: string): void =>
  changePages(cache, conversationId, (pages, { isAround }) => (isAround ? 'forget' : pages));

/** Forgets what is loaded of all conversations but these. */
export const forgetOthers = (cache: ApolloCache, kept: readonly string[]): void =>
  changeLists<ListArguments>(cache, { field: 'messages' }, (pages, { args, DELETE }) =>
    kept.some((id) => id === args.conversationId) ? pages : DELETE,
  );

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
