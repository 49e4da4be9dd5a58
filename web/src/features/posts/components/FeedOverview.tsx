import { lazy, Suspense, useDeferredValue } from 'react';
import { ProfileCard } from '@/features/profiles';
import { ErrorState, useNear } from '@/ui';
import { feedTexts, overviewSize } from '@schema/rules/posts-texts';
import type { FeedTab } from '../feed';
import { useFeedPosts } from '../useFeedPosts';
import { useFeedProfiles } from '../useFeedProfiles';
import { BannerSkeleton } from './BannerSkeleton';
import { CardGrid } from './CardGrid';
import { CardGridSkeleton } from './CardGridSkeleton';
import { FeedEmpty } from './FeedEmpty';
import { FeedIntro } from './FeedIntro';
import { FeedSection } from './FeedSection';
import { LiveCounters } from './LiveCounters';
import { PostCard } from './PostCard';

type Props = { search: string; hrefOf: (tab: FeedTab) => string; onShowAll: () => void };

const Hackathons = lazy(() => import('./Hackathons'));

/** Comes as one comes near: its code and pictures take nothing from what one reads first. */
function Banners() {
  const [near, place] = useNear<HTMLDivElement>();
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={<BannerSkeleton />}>
          <Hackathons />
        </Suspense>
      ) : (
        <BannerSkeleton />
      )}
    </div>
  );
}

/** The latest experiences and people, six of each. They come apart, so that one that fails leaves the other usable. */
export function FeedOverview({ search, hrefOf, onShowAll }: Props) {
  const { posts: foundPosts, ...morePosts } = useFeedPosts({
    search,
    sort: 'recentlyActive',
    first: overviewSize,
  });
  const { profiles: foundProfiles, ...moreProfiles } = useFeedProfiles({
    search,
    sort: 'recentlyActive',
    first: overviewSize,
  });
  // A dozen cards at once would hold a slow phone for half a second: they are drawn in slices that a touch may interrupt.
  const posts = useDeferredValue(foundPosts);
  const profiles = useDeferredValue(foundProfiles);
  const more = (list: readonly unknown[] | undefined, cursor: string | null) =>
    Boolean(list && (cursor !== null || list.length > overviewSize));
  const showAll = search ? onShowAll : undefined;
  return (
    <>
      {!search && <FeedIntro />}
      {posts && <LiveCounters posts={posts.slice(0, overviewSize)} />}
      <FeedSection
        title="Experiencia"
        lead="Interviews and placements, told by those who sat in them."
        moreHref={more(posts, morePosts.cursor) ? hrefOf('experiencia') : undefined}
      >
        {posts && posts.length > 0 && (
          <CardGrid label="Experiences">
            {posts.slice(0, overviewSize).map((post) => (
              <li key={post.id}>
                <PostCard post={post} time="active" />
              </li>
            ))}
          </CardGrid>
        )}
        {posts?.length === 0 && (
          <FeedEmpty drawing="posts" title={feedTexts.noPosts} onShowAll={showAll} />
        )}
        {!posts &&
          (morePosts.error ? (
            <ErrorState title="Experiences could not be loaded" onRetry={morePosts.retry} />
          ) : (
            <CardGridSkeleton count={overviewSize} lines={4} />
          ))}
      </FeedSection>
      <FeedSection
        title="Networking"
        lead="Seniors and batchmates who can help."
        moreHref={more(profiles, moreProfiles.cursor) ? hrefOf('networking') : undefined}
      >
        {profiles && profiles.length > 0 && (
          <CardGrid label="People">
            {profiles.slice(0, overviewSize).map((profile) => (
              <li key={profile.id}>
                <ProfileCard profile={profile} />
              </li>
            ))}
          </CardGrid>
        )}
        {profiles?.length === 0 && (
          <FeedEmpty drawing="people" title={feedTexts.noProfilesInOverview} onShowAll={showAll} />
        )}
        {!profiles &&
          (moreProfiles.error ? (
            <ErrorState title="People could not be loaded" onRetry={moreProfiles.retry} />
          ) : (
            <CardGridSkeleton count={overviewSize} lines={3} />
          ))}
      </FeedSection>
      {!search && (
        <FeedSection
          title="Hackathons"
          lead="A weekend, a team, something that works on Sunday evening."
        >
          <Banners />
        </FeedSection>
      )}
    </>
  );
}
