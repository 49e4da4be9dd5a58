import { feedPath } from '@schema/rules/page-paths';
import { feedTexts } from '@schema/rules/posts-texts';
import { errorText } from '@/core/errors';
import type { FeedSort } from '@/generated/documents';
import { ErrorState, LinkButton, LoadMore, VisuallyHidden } from '@/ui';
import { PostCard } from '../cards/PostCard';
import { CardGrid } from './CardGrid';
import { CardGridSkeleton } from './CardGridSkeleton';
import { FeedEmpty } from './FeedEmpty';
import { FoundPeople } from './FoundElsewhere';
import { type FeedTab, feedPageSize } from './feed-address';
import { LiveCounters } from './LiveCounters';
import { PostCardSkeleton } from './PostCardSkeleton';
import { useFeedPosts } from './useFeedList';

type Props = {
  search: string;
  sort: FeedSort;
  hrefOf: (tab: FeedTab) => string;
  onShowAll: () => void;
};

/** The Experiencia tab: every experience, page after page. */
export function FeedPosts({ search, sort, hrefOf, onShowAll }: Props) {
  const {
    rows: posts,
    cursor,
    failure,
    reread,
    more,
  } = useFeedPosts({
    search,
    sort,
    first: feedPageSize,
  });
  if (!posts)
    return failure ? (
      <ErrorState title={errorText(failure, feedTexts.listFailed)} onRetry={reread} />
    ) : (
      <CardGridSkeleton count={6} card={<PostCardSkeleton />} />
    );
  if (posts.length === 0)
    return (
      <FeedEmpty
        drawing="posts"
        title={feedTexts.noPosts}
        onShowAll={search ? onShowAll : undefined}
        elsewhere={search && <FoundPeople search={search} hrefOf={hrefOf} />}
        next={
          <LinkButton variant="light" to={feedPath({ tab: 'networking' })} preventScrollReset>
            Meet people
          </LinkButton>
        }
      />
    );
  return (
    <>
      <VisuallyHidden as="h2">Experiences</VisuallyHidden>
      <CardGrid label="Experiences">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} time={sort === 'recentlyActive' ? 'active' : 'published'} />
          </li>
        ))}
      </CardGrid>
      <LiveCounters posts={posts} />
      <LoadMore cursor={cursor} onMore={more} />
    </>
  );
}
