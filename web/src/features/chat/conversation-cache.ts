import type { ApolloCache, Reference } from '@apollo/client';
import type { ConversationFilter } from '@schema/rules/chat/chat-texts';
import { withTypename } from '@/core/data/documents/with-typename';
import { changeLists, holds, inserted, without } from '@/core/data/lists/cached-lists';
import {
  type ConversationFieldsFragment,
  ConversationFieldsFragmentDoc,
  UnreadChatsDocument,
  type UnreadChatsFieldsFragment,
} from '@/generated/documents';

type Row = ConversationFieldsFragment;

/**
 * Whether it stands in the own lists at all: what was asked and not taken up is left to who asked.
 */
function isListed({ type, status, request, lastNumber }: Row): boolean {
  if (type === 'group' || status === 'pending' || request?.isOwn) return true;
  return status === 'active' && lastNumber > 0;
}

/** Whether a conversation belongs into the list of a filter: the same rule as the api's. */
function belongsTo(filter: ConversationFilter, row: Row): boolean {
  if (row.isHidden || !isListed(row) || row.isArchived !== (filter === 'archived')) return false;
  const isPending = row.status === 'pending';
  if (filter === 'requests') return isPending;
  if (filter === 'groups') return row.type === 'group';
  if (filter === 'unread')
    return row.unreadCount > 0 || row.isMarkedUnread || (isPending && !row.request?.isOwn);
  return true;
}

/**
 * Whether it stays in the list of all that it stands in, although it is not listed any more: who
 * says "Not now" finds it there while the page is open. What was taken back is gone from who was
 * asked.
 */
const mayStay = ({ isArchived, isHidden, status, request }: Row): boolean =>
  !isArchived && !isHidden && (status !== 'withdrawn' || request?.isOwn === true);

/** Pinned ones first, then the newest: the order of all lists. */
function isBefore(a: Row, b: Row): boolean {
  if (a.isPinned !== b.isPinned) return a.isPinned;
  if (a.lastMessageAt !== b.lastMessageAt) return a.lastMessageAt > b.lastMessageAt;
  return a.id > b.id;
}

type ListArguments = { filter: ConversationFilter | null; search: string | null };

const rowOf = (cache: ApolloCache, ref: Reference): Row | null =>
  cache.readFragment({
    id: ref.__ref,
    fragment: ConversationFieldsFragmentDoc,
    fragmentName: 'ConversationFields',
  });

/**
 * Puts a conversation that changed at its place in the loaded lists, and out of the others. Behind
 * the loaded part of one it is left out.
 */
export function placeInLists(cache: ApolloCache, row: Row): void {
  const ref = cache.writeFragment({
    fragment: ConversationFieldsFragmentDoc,
    fragmentName: 'ConversationFields',
    data: withTypename('Conversation', row),
  });
  if (!ref) return;
  const comesBefore = (_ref: Reference, listed: Reference): boolean => {
    const other = rowOf(cache, listed);
    return other !== null && isBefore(row, other);
  };
  changeLists<ListArguments>(cache, { field: 'conversations' }, (list, { args }) => {
    const filter = args.filter ?? 'all';
    const isThere = holds(list, row.id);
    // Whether a search finds it is known of those that it found.
    if (typeof args.search === 'string' && !isThere) return list;
    const stays = filter === 'all' && isThere && mayStay(row);
    if (!belongsTo(filter, row) && !stays) return without(list, row.id);
    return inserted(list, ref, comesBefore, { leavesOut: true });
  });
}

/** Takes a conversation that is not the viewer's any more out of all lists. */
export const removeConversation = (cache: ApolloCache, id: string): void =>
  changeLists(cache, { field: 'conversations' }, (list) => without(list, id));

/** Sets what is unread in all conversations. */
export const writeUnread = (cache: ApolloCache, unread: UnreadChatsFieldsFragment): void => {
  cache.writeQuery({
    query: UnreadChatsDocument,
    data: { unreadChats: withTypename('UnreadChats', unread) },
  });
};
