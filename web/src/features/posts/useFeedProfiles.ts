import { useApolloClient } from '@apollo/client/react';
import { useOnReconnect } from '@/core/reconnect';
import { FeedProfiles as FeedProfilesDocument, type FeedSort } from '@/generated/documents';
import { useFeedProfilesQuery } from '@/generated/hooks';
import { feedPageSize, refetchedAtMost } from './feed';
import { useArrivalPolicy } from './useArrivalPolicy';

type Options = { search: string; sort: FeedSort; first: number };

/** People of the feed; the cache joins the pages of one search and sort into one list. */
export function useFeedProfiles({ search, sort, first }: Options) {
  const { data, error, refetch, fetchMore } = useFeedProfilesQuery({
    variables: { search: search || null, sort, first },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.feedProfiles;
  const client = useApolloClient();
  // What was missed while the connection was lost, all that stands there at once, so that the list keeps its length.
  useOnReconnect(() => {
    const count = list?.nodes.length ?? 0;
    if (count === 0 || count > refetchedAtMost) return;
    void client
      .query({
        query: FeedProfilesDocument,
        variables: { search: search || null, sort, first: Math.max(first, count) },
        fetchPolicy: 'network-only',
      })
      .catch(() => undefined);
  });
  return {
    profiles: list?.nodes,
    /** Where the next page begins; null at the end. */
    cursor: list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null,
    error,
    retry: () => void refetch().catch(() => undefined),
    loadMore: () =>
      fetchMore({ variables: { first: feedPageSize, after: list?.pageInfo.endCursor } }),
  };
}
