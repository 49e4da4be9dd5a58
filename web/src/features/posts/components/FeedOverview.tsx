import { ProfileCard } from '@/features/profiles';
import { EmptyState, ErrorState } from '@/ui';
import { feedTexts, overviewSize } from '@schema/rules/posts-texts';
import type { FeedTab } from '../feed';
import { useFeedPosts } from '../useFeedPosts';
import { useFeedProfiles } from '../useFeedProfiles';
import { CardGrid } from './CardGrid';
import { CardGridSkeleton } from './CardGridSkeleton';
import { FeedSection } from './FeedSection';
import { PostCard } from './PostCard';

type Props = { search: string; hrefOf: (tab: FeedTab) => string };

/** The latest experiences and people, six of each. They come apart, so that one that fails leaves the other usable. */
export function FeedOverview({ search, hrefOf }: Props) {
  const { posts, ...morePosts } = useFeedPosts({ search, sort: 'recentlyActive', first: overviewSize });
  const { profiles, ...moreProfiles } = useFeedProfiles({ search, sort: 'recentlyActive', first: overviewSize });
  const more = (list: readonly unknown[] | undefined, cursor: string | null) => Boolean(list && (cursor !== null || list.length > overviewSize));
  return (
    <>
      <FeedSection title="Experiencia" lead="Interviews and placements, told by those who sat in them." moreHref={more(posts, morePosts.cursor) ? hrefOf('experiencia') : undefined}>
        {posts && posts.length > 0 && (
          <CardGrid label="Experiences">
            {posts.slice(0, overviewSize).map((post) => <li key={post.id}><PostCard post={post} /></li>)}
          </CardGrid>
        )}
        {posts?.length === 0 && <EmptyState drawing="posts" title={feedTexts.noPosts} />}
        {!posts && (morePosts.error ? <ErrorState title="Experiences could not be loaded" onRetry={morePosts.retry} /> : <CardGridSkeleton count={overviewSize} lines={4} />)}
      </FeedSection>
      <FeedSection title="Networking" lead="Seniors and batchmates who can help." moreHref={more(profiles, moreProfiles.cursor) ? hrefOf('networking') : undefined}>
        {profiles && profiles.length > 0 && (
          <CardGrid label="People">
            {profiles.slice(0, overviewSize).map((profile) => <li key={profile.id}><ProfileCard profile={profile} /></li>)}
          </CardGrid>
        )}
        {profiles?.length === 0 && <EmptyState drawing="people" title={feedTexts.noProfilesInOverview} />}
        {!profiles && (moreProfiles.error ? <ErrorState title="People could not be loaded" onRetry={moreProfiles.retry} /> : <CardGridSkeleton count={overviewSize} lines={3} />)}
      </FeedSection>
    </>
  );
}
