import { useApolloClient } from '@apollo/client/react';
import { largestPage } from '@schema/rules/lists/paging';
import { useEffect, useState } from 'react';
import { useConnectionState } from '@/core/live/connection';
import { queryMessages } from '@/generated/calls';
import { MessagesDocument } from '@/generated/documents';
import { useMessagesQuery } from '@/generated/hooks';
import { forgetAround } from '../../message-cache';

/**
 * The messages around one of them, in a list of its own from which one pages both ways: where
 * somebody went to that is not among the newest.
 * @param openAt the number to begin at; null for the newest
 */
export function useMessagesAround(conversationId: string, openAt: number | null) {
  const client = useApolloClient();
  const [around, setAround] = useState(openAt);
  const [isFetching, setFetching] = useState(false);
  const isUp = useConnectionState() === 'up';
  const variables = { conversationId, around: around ?? undefined, first: largestPage };
  const { data: answer, error, fetchMore } = useMessagesQuery({ variables, skip: around === null });
  // Whoever comes back is first answered what the hook had last, though it was read anew since: the
  // way to a message would be by its place in a list that goes.
  const data =
    around === null
      ? undefined
      : (client.readQuery({ query: MessagesDocument, variables }) ?? answer);
  // It is read anew whenever somebody goes there.
  useEffect(() => () => forgetAround(client.cache, conversationId), [client, conversationId]);
  const pages = data?.messages;
  return {
    around,
    /** Undefined at the newest messages: also where these could not be read, or are gone. */
    pages: pages && pages.nodes.length > 0 ? pages : undefined,
    /** The first ones are on their way. */
    isLoading: around !== null && !data && !error && isUp,
    isFetching,
    fetchMore,
    /** Reads the page around a message. One request. */
    fetchAround: async (number: number) => {
      setFetching(true);
      const answer = queryMessages(client, {
        variables: { conversationId, around: number, first: largestPage },
        fetchPolicy: 'network-only',
      });
      const { data: fetched } = await answer.finally(() => setFetching(false));
      return fetched?.messages.nodes ?? [];
    },
    /** Shows a page that was read, or with null the newest messages. */
    show: setAround,
  };
}
