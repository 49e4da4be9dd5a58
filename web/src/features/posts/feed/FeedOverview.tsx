import { errorText } from '@/core/errors';
import { lazy, Suspense, useDeferredValue } from 'react';
import { ProfileCard } from '@/features/profiles';
import { ErrorState, useNearViewport } from '@/ui';
import { feedTexts, overviewSize } from '@schema/rules/posts-texts';
import { PostCard } from '../cards/PostCard';
import { BannerSkeleton } from './banners/BannerSkeleton';
import { CardGrid } from './CardGrid';
import { CardGridSkeleton } from './CardGridSkeleton';
import { FeedEmpty } from './FeedEmpty';
import { FeedSection } from './FeedSection';
import type { FeedTab } from './feed-address';
import { FeedIntro } from './intro/FeedIntro';
import { LiveCounters } from './LiveCounters';
import { useFeedPosts, useFeedProfiles } from './useFeedList';

type Props = { search: string; hrefOf: (tab: FeedTab) => string; onShowAll: () => void };

const Hackathons = lazy(() => import('./banners/Hackathons'));

/** Loads the banners only when they are near the viewport. */
function Banners() {
  const [near, place] = useNearViewport<HTMLDivElement>();
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

const hasMore = (list: readonly unknown[] | undefined, cursor: string | null): boolean =>
  list !== undefined && (cursor !== null || list.length > overviewSize);

function LatestPosts({ search, hrefOf, onShowAll }: Props) {
  const list = useFeedPosts({ search, sort: 'recentlyActive', first: overviewSize });
  // A dozen cards at once would hold a slow phone for half a second: they are drawn in slices that a touch may interrupt.
  const posts = useDeferredValue(list.nodes);
  const latest = posts?.slice(0, overviewSize);
  return (
    <FeedSection
      title="Experiencia"
      lead="Interviews and placements, told by those who sat in them."
      moreHref={hasMore(posts, list.cursor) ? hrefOf('experiencia') : undefined}
    >
      {latest && <LiveCounters posts={latest} />}
      {latest && latest.length > 0 && (
        <CardGrid label="Experiences">
          {latest.map((post) => (
            <li key={post.id}>
              <PostCard post={post} time="active" />
            </li>
          ))}
        </CardGrid>
      )}
      {latest?.length === 0 && (
        <FeedEmpty
          drawing="posts"
          title={feedTexts.noPosts}
          onShowAll={search ? onShowAll : undefined}
        />
      )}
      {!latest &&
        (list.error ? (
          <ErrorState title={errorText(list.error, feedTexts.listFailed)} onRetry={list.retry} />
        ) : (
          <CardGridSkeleton count={overviewSize} lines={4} />
        ))}
    </FeedSection>
  );
}

function LatestPeople({ search, hrefOf, onShowAll }: Props) {
  const list = useFeedProfiles({ search, sort: 'recentlyActive', first: overviewSize });
  const profiles = useDeferredValue(list.nodes);
  const latest = profiles?.slice(0, overviewSize);
  return (
    <FeedSection
      title="Networking"
      lead="Seniors and batchmates who can help."
      moreHref={hasMore(profiles, list.cursor) ? hrefOf('networking') : undefined}
    >
      {latest && latest.length > 0 && (
        <CardGrid label="People">
          {latest.map((profile) => (
            <li key={profile.id}>
              <ProfileCard profile={profile} />
            </li>
          ))}
        </CardGrid>
      )}
      {latest?.length === 0 && (
        <FeedEmpty
          drawing="people"
          title={feedTexts.noProfilesInOverview}
          onShowAll={search ? onShowAll : undefined}
        />
      )}
      {!latest &&
        (list.error ? (
          <ErrorState title={errorText(list.error, feedTexts.peopleFailed)} onRetry={list.retry} />
        ) : (
          <CardGridSkeleton count={overviewSize} lines={3} />
        ))}
    </FeedSection>
  );
}

/** The latest experiences and people, six of each. They load apart, so that one that fails leaves the other usable. */
export function FeedOverview(props: Props) {
  return (
    <>
      {!props.search && <FeedIntro />}
      <LatestPosts {...props} />
      <LatestPeople {...props} />
      {!props.search && (
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
