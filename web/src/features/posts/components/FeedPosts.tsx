import type { FeedSort } from '@/generated/documents';
import { EmptyState, ErrorState, VisuallyHidden } from '@/ui';
import { feedTexts } from '@schema/rules/posts-texts';
import { feedPageSize } from '../feed';
import { useFeedPosts } from '../useFeedPosts';
import { CardGrid } from './CardGrid';
import { CardGridSkeleton } from './CardGridSkeleton';
import { LoadMore } from './LoadMore';
import { PostCard } from './PostCard';

type Props = { search: string; sort: FeedSort };

/** The Experiencia tab: every experience, page after page. */
export function FeedPosts({ search, sort }: Props) {
  const { posts, cursor, error, retry, loadMore } = useFeedPosts({ search, sort, first: feedPageSize });
  if (!posts) return error ? <ErrorState title="Experiences could not be loaded" onRetry={retry} /> : <CardGridSkeleton count={6} lines={4} />;
  if (posts.length === 0) return <EmptyState drawing="posts" title={feedTexts.noPosts} />;
  return (
    <>
      <VisuallyHidden as="h2">Experiences</VisuallyHidden>
      <CardGrid label="Experiences">
        {posts.map((post) => <li key={post.id}><PostCard post={post} /></li>)}
      </CardGrid>
      <LoadMore cursor={cursor} onMore={loadMore} />
    </>
  );
}
