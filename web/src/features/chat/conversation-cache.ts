import type { ApolloCache, Reference } from '@apollo/client';
import { type ConversationFilter, conversationFilters } from '@schema/rules/chat-texts';
import { argumentsOf } from '@/core/data/cache-arguments';
import { withTypename } from '@/core/data/with-typename';
import {
  type ConversationFieldsFragment,
  ConversationFieldsFragmentDoc,
  UnreadChats,
  type UnreadChatsFieldsFragment,
} from '@/generated/documents';

type Row = ConversationFieldsFragment;
type CachedList = { nodes: readonly Reference[]; pageInfo?: { hasNextPage: boolean } };

/**
 * Whether it stands in the own lists at all: what was asked and not taken up is left to who asked.
 */
function isListed({ type, status, request, lastNumber }: Row): boolean {
  if (type === 'group' || status === 'pending' || request?.isOwn) return true;
  return status === 'active' && lastNumber > 0;
}

/** Whether a conversation belongs into the list of a filter: the same rule as the api's. */
function belongsTo(filter: ConversationFilter, row: Row): boolean {
  if (!isListed(row) || row.isArchived !== (filter === 'archived')) return false;
  const isPending = row.status === 'pending';
  if (filter === 'requests') return isPending;
  if (filter === 'groups') return row.type === 'group';
  if (filter === 'unread') return row.unreadCount > 0 || (isPending && !row.request?.isOwn);
  return true;
}

/** Pinned ones first, then the newest: the order of all lists. */
function isBefore(a: Row, b: Row): boolean {
  if (a.isPinned !== b.isPinned) return a.isPinned;
  if (a.lastMessageAt !== b.lastMessageAt) return a.lastMessageAt > b.lastMessageAt;
  return a.id > b.id;
}

/** The filter of a list in the cache, and whether it is of a search. */
function listOf(storeFieldName: string): { filter: ConversationFilter; isSearch: boolean } {
  const { filter, search } = argumentsOf(storeFieldName);
  return {
    filter: conversationFilters.find((name) => name === filter) ?? 'all',
    isSearch: typeof search === 'string',
  };
}

const rowOf = (cache: ApolloCache, ref: Reference): Row | null =>
  cache.readFragment({
    id: ref.__ref,
    fragment: ConversationFieldsFragmentDoc,
    fragmentName: 'ConversationFields',
  });

/** The list with the conversation at its place; behind the loaded part it is left out. */
function placed(
  list: CachedList,
  ref: Reference,
  row: Row,
  readRow: (ref: Reference) => Row | null,
): readonly Reference[] {
  const others = list.nodes.filter((node) => node.__ref !== ref.__ref);
  const index = others.findIndex((node) => {
    const other = readRow(node);
    return other !== null && isBefore(row, other);
  });
  if (index >= 0) return [...others.slice(0, index), ref, ...others.slice(index)];
  return list.pageInfo?.hasNextPage ? others : [...others, ref];
}

/** Puts a conversation that changed at its place in the loaded lists, and out of the others. */
export function placeInLists(cache: ApolloCache, row: Row): void {
  const ref = cache.writeFragment({
    fragment: ConversationFieldsFragmentDoc,
    fragmentName: 'ConversationFields',
    data: withTypename('Conversation', row),
  });
  if (!ref) return;
  cache.modify<{ conversations: CachedList }>({
    fields: {
      conversations: (list, { storeFieldName }) => {
        if (!list || !('nodes' in list)) return list;
        const { filter, isSearch } = listOf(storeFieldName);
        const isThere = list.nodes.some((node) => node.__ref === ref.__ref);
        // Whether a search finds it is known of those that it found.
        if (isSearch && !isThere) return list;
        if (!belongsTo(filter, row) && !(filter === 'all' && isThere && !row.isArchived))
          return isThere
            ? { ...list, nodes: list.nodes.filter((node) => node.__ref !== ref.__ref) }
            : list;
        return { ...list, nodes: placed(list, ref, row, (node) => rowOf(cache, node)) };
      },
    },
  });
}

/** Takes a conversation that is not the viewer's any more out of all lists. */
export function removeConversation(cache: ApolloCache, id: string): void {
  const ref = cache.identify({ __typename: 'Conversation', id });
  cache.modify<{ conversations: CachedList }>({
    fields: {
      conversations: (list) =>
        list && 'nodes' in list && list.nodes.some((node) => node.__ref === ref)
          ? { ...list, nodes: list.nodes.filter((node) => node.__ref !== ref) }
          : list,
    },
  });
}

/** Sets what is unread in all conversations. */
export const writeUnread = (cache: ApolloCache, unread: UnreadChatsFieldsFragment): void => {
  cache.writeQuery({
    query: UnreadChats,
    data: { unreadChats: withTypename('UnreadChats', unread) },
  });
};
