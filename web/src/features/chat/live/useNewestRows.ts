import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { readsOnTheirWay } from '@/core/reads';
import type { ConversationFieldsFragment } from '@/generated/documents';
import { placeInLists, removeConversation } from '../conversation-cache';

type Row = ConversationFieldsFragment;

/** Puts a conversation at its place in the lists; null takes it out of them. */
function place(cache: ApolloCache, id: string, row: Row | null): void {
  if (row) placeInLists(cache, row);
  else removeConversation(cache, id);
}

/**
 * Writes how a conversation stands in the viewer's lists. Lists that are on their way were read
 * before that, as far as is known: once they are there it is written again.
 * @returns the function that writes it; null: it is not the viewer's any more
 */
export function useNewestRows(): (id: string, row: Row | null) => void {
  const { cache } = useApolloClient();
  const newest = useRef(new Map<string, { row: Row | null }>());
  useEffect(() => {
    const known = newest.current;
    // Nothing of it is written for who signs in next.
    return () => known.clear();
  }, []);
  return (id, row) => {
    place(cache, id, row);
    const reads = readsOnTheirWay('Conversations', 'Conversation');
    if (!reads) return;
    const heard = { row };
    newest.current.set(id, heard);
    void reads.then(() => {
      // What came after it has taken its place.
      if (newest.current.get(id) !== heard) return;
      newest.current.delete(id);
      place(cache, id, row);
    });
  };
}
