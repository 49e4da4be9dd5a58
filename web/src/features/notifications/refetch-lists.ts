import type { ApolloClient } from '@apollo/client';

/**
 * Fetches the lists of notifications on the page again. The others are fetched when they are
 * opened.
 */
export function refetchLists(client: ApolloClient): void {
  for (const query of client.getObservableQueries())
    if (query.queryName === 'Notifications') void query.refetch().catch(() => undefined);
}
