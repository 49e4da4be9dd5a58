import type { ApolloClient } from '@apollo/client';

/** Reads the lists that are on screen anew; the others when they are opened. */
export function refetchLists(client: ApolloClient): void {
  for (const query of client.getObservableQueries())
    if (query.queryName === 'Notifications') void query.refetch().catch(() => undefined);
}
