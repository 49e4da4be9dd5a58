import type { TypedDocumentNode } from '@apollo/client';
import { largestPage } from '@schema/rules/lists/paging';
import { overviewSize } from '@schema/rules/posts/posts-texts';
import { pagedList } from '@/core/data/lists/paged-list';
import { useArrivalPolicy } from '@/core/data/reads/useArrivalPolicy';
import { useRefetchShown } from '@/core/data/reads/useRefetchShown';
import { useOnReconnect } from '@/core/live/reconnect';
import {
  FeedPostsDocument,
  type FeedPostsQueryVariables,
  FeedProfilesDocument,
  type FeedSort,
} from '@/generated/documents';
import { useFeedPostsQuery, useFeedProfilesQuery } from '@/generated/hooks';
import { feedPageSize } from './feed-address';

type Options = { search: string; sort: FeedSort; first: number };

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

/** What a list of the feed missed while the live connection was lost is read again. */
function useMissed<Data>(
  shown: number,
  query: TypedDocumentNode<Data, FeedPostsQueryVariables>,
  options: Options,
): void {
  const refetchShown = useRefetchShown({ query, shown, pageSize: options.first });
  useOnReconnect(() => {
    // A list longer than the largest page can't be read again at once: it stays as it is.
    if (shown > 0 && shown <= largestPage)
      void refetchShown(feedVariables(options)).catch(() => undefined);
  });
}

/** The cache joins the pages of one search and sort into one list. */
const paging = { keepsRows: false, nextSize: feedPageSize };

/** What the overview asks for first. */
export const overviewPosts: Options = {
  search: '',
  sort: 'recentlyActive',
  first: overviewSize,
};

/** The query of the overview's experiences, for who asks for them before the page is there. */
export const overviewPostsRead = {
  query: FeedPostsDocument,
  variables: firstPageVariables(overviewPosts),
};

/** Experiences of the feed. `first`: how many the first page has. */
export function useFeedPosts(options: Options) {
  const result = useFeedPostsQuery(useQueryOptions(options));
  const list = pagedList(result, ({ feedPosts }) => feedPosts, paging);
  useMissed(list.rows?.length ?? 0, FeedPostsDocument, options);
  return list;
}

/**
 * People of the feed. `first`: how many the first page has.
 * @param isAwaited false: they are not asked for yet
 */
export function useFeedProfiles(options: Options, isAwaited = true) {
  const result = useFeedProfilesQuery({ ...useQueryOptions(options), skip: !isAwaited });
  const list = pagedList(result, ({ feedProfiles }) => feedProfiles, paging);
  useMissed(list.rows?.length ?? 0, FeedProfilesDocument, options);
  return list;
}
