import type { TypedDocumentNode } from '@apollo/client';
import { largestPage } from '@schema/rules/paging';
import { overviewSize } from '@schema/rules/posts-texts';
import { useArrivalPolicy } from '@/core/data/useArrivalPolicy';
import { useRefetchShown } from '@/core/data/useRefetchShown';
import { useOnReconnect } from '@/core/live/reconnect';
import {
  FeedPosts,
  type FeedPostsQueryVariables,
  FeedProfiles,
  type FeedSort,
} from '@/generated/documents';
import { useFeedPostsQuery, useFeedProfilesQuery } from '@/generated/hooks';
import { feedPageSize } from './feed-address';

type Options = { search: string; sort: FeedSort; first: number };

type Connection<Node> = {
  nodes: readonly Node[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

/** What the hooks of both queries give. */
type Result = {
  error?: unknown;
  refetch: () => Promise<unknown>;
  fetchMore: (options: { variables: { first: number; after: string | null } }) => Promise<unknown>;
};

const feedVariables = ({ search, sort }: Omit<Options, 'first'>) => ({
  search: search || null,
  sort,
});
const firstPageVariables = (options: Options) => ({
  ...feedVariables(options),
  first: options.first,
});

function useQueryOptions(options: Options) {
  return {
    variables: firstPageVariables(options),
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  } as const;
}

/** A list of the feed; the cache joins the pages of one search and sort into one list. */
function useFeedList<Node, Data>(
  list: Connection<Node> | undefined,
  { error, refetch, fetchMore }: Result,
  query: TypedDocumentNode<Data, FeedPostsQueryVariables>,
  options: Options,
) {
  const shown = list?.nodes.length ?? 0;
  const refetchShown = useRefetchShown({ query, shown, pageSize: options.first });
  useOnReconnect(() => {
    // A list longer than the largest page can't be read again at once: it stays as it is.
    if (shown > 0 && shown <= largestPage)
      void refetchShown(feedVariables(options)).catch(() => undefined);
  });
  const endCursor = list?.pageInfo.endCursor ?? null;
  return {
    nodes: list?.nodes,
    /** Where the next page begins; null at the end. */
    cursor: list?.pageInfo.hasNextPage ? endCursor : null,
    error,
    retry: () => void refetch().catch(() => undefined),
    loadMore: () => fetchMore({ variables: { first: feedPageSize, after: endCursor } }),
  };
}

/** What the overview asks for first. */
export const overviewPosts: Options = {
  search: '',
  sort: 'recentlyActive',
  first: overviewSize,
};

/** The query of the overview's experiences, for who asks for them before the page is there. */
export const overviewPostsRequest = {
  query: FeedPosts,
  variables: firstPageVariables(overviewPosts),
};

/** Experiences of the feed. `first`: how many the first page has. */
export function useFeedPosts(options: Options) {
  const result = useFeedPostsQuery(useQueryOptions(options));
  return useFeedList(result.data?.feedPosts, result, FeedPosts, options);
}

/**
 * People of the feed. `first`: how many the first page has.
 * @param isAwaited false: they are not asked for yet
 */
export function useFeedProfiles(options: Options, isAwaited = true) {
  const result = useFeedProfilesQuery({ ...useQueryOptions(options), skip: !isAwaited });
  return useFeedList(result.data?.feedProfiles, result, FeedProfiles, options);
}
