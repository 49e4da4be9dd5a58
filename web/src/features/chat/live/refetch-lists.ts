import type { ApolloClient } from '@apollo/client';
import { largestPage } from '@schema/rules/paging';
import { Conversations, type ConversationsQueryVariables } from '@/generated/documents';

/**
 * Fetches the lists of conversations on the page again, as long as they are now. The others are
 * fetched when they are opened.
 */
export function refetchLists(client: ApolloClient): void {
  for (const query of client.getObservableQueries()) {
    if (query.queryName !== 'Conversations') continue;
    const { filter, search, first } = query.variables as ConversationsQueryVariables;
    const shown = client.readQuery({ query: Conversations, variables: { filter, search } });
    const count = Math.max(shown?.conversations.nodes.length ?? 0, first ?? 0);
    void client
      .query({
        query: Conversations,
        variables: { filter, search, first: Math.min(count, largestPage) },
        fetchPolicy: 'network-only',
      })
      .catch(() => undefined);
  }
}
