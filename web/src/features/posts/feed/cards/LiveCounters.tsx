import { memo } from 'react';
import { useViewer } from '@/features/identity';
import { usePostsCountersLiveSubscription } from '@/generated/hooks';
import { feedPageSize } from '../feed-address';

/** Pages of one list that are followed: a socket bears only so many subscriptions. */
const maxFollowedPages = 25;

const FollowPage = memo(({ ids }: { ids: string }) => {
  usePostsCountersLiveSubscription({ variables: { postIds: ids.split(' ') } });
  return null;
});
FollowPage.displayName = 'FollowPage';

/**
 * Keeps the counters of the cards of a list moving, for members: one subscription for each page of
 * it. A page's ids are sorted, so that whoever has the same page open shares one answer of the
 * server; pages further on leave it as it is.
 */
export function LiveCounters({ posts }: { posts: readonly { id: string }[] }) {
  const { status } = useViewer();
  if (status !== 'member') return null;
  const pages = Array.from(
    { length: Math.min(maxFollowedPages, Math.ceil(posts.length / feedPageSize)) },
    (_, page) =>
      posts
        .slice(page * feedPageSize, (page + 1) * feedPageSize)
        .map(({ id }) => id)
        .sort()
        .join(' '),
  );
  return pages.map((ids, page) => <FollowPage key={page} ids={ids} />);
}
