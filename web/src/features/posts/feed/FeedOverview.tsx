import { feedTexts, overviewSize } from '@schema/rules/posts/posts-texts';
import { lazy, Suspense, useDeferredValue } from 'react';
import { errorText } from '@/core/errors';
import { site } from '@/core/site';
import { ProfileCard, ProfileCardSkeleton } from '@/features/profiles';
import { ErrorState, useNearViewport } from '@/ui';
import { CardGrid } from '../cards/CardGrid';
import { PostCard } from '../cards/PostCard';
import { BannerSkeleton } from './banners/BannerSkeleton';
import { CardGridSkeleton } from './cards/CardGridSkeleton';
import { LiveCounters } from './cards/LiveCounters';
import { PostCardSkeleton } from './cards/PostCardSkeleton';
import { FeedEmpty } from './FeedEmpty';
import { FeedSection } from './FeedSection';
import type { FeedTab } from './feed-address';
import { FeedIntro } from './intro/FeedIntro';
import { OtherSearches } from './search/OtherSearches';
import { overviewPosts, useFeedPosts, useFeedProfiles } from './useFeedList';

type Props = { search: string; hrefOf: (tab: FeedTab) => string; onShowAll: () => void };

const Hackathons = lazy(() => import('./banners/Hackathons'));

/** Loads the banners only when they are near the viewport. */
function Banners() {
  const [isNear, placeholder] = useNearViewport<HTMLDivElement>();
  return (
    <div ref={placeholder}>
      {isNear ? (
        <Suspense fallback={<BannerSkeleton />}>
          <Hackathons />
        </Suspense>
      ) : (
        <BannerSkeleton />
      )}
    </div>
  );
}

/** How many cards are on the first screen of a phone. */
const firstScreenSize = 2;

const hasMore = (list: readonly unknown[] | undefined, cursor: string | null): boolean =>
  list !== undefined && (cursor !== null || list.length > overviewSize);

function LatestPosts({ search, hrefOf, onShowAll }: Props) {
  const list = useFeedPosts({ ...overviewPosts, search });
  // A dozen cards at once would hold a slow phone for half a second: those of the first screen are
  // drawn at once, the others in slices that a touch may interrupt.
  const whole = useDeferredValue(list.rows);
  const posts = whole ?? list.rows;
  const latest = posts?.slice(0, whole ? overviewSize : firstScreenSize);
  const awaited = whole ? 0 : Math.min(overviewSize, posts?.length ?? 0) - (latest?.length ?? 0);
  return (
    <FeedSection
      title="Experiencia"
      lead="Interviews and placements, told by those who sat in them."
      moreHref={hasMore(posts, list.cursor) ? hrefOf('experiencia') : undefined}
    >
      {latest && whole && <LiveCounters posts={latest} />}
      {latest && latest.length > 0 && (
        <CardGrid label="Experiences">
          {latest.map((post) => (
            <li key={post.id}>
              <PostCard post={post} time="active" />
            </li>
          ))}
          {Array.from({ length: awaited }, (_, index) => (
            <li key={index}>
              <PostCardSkeleton />
            </li>
          ))}
        </CardGrid>
      )}
      {latest?.length === 0 && (
        <FeedEmpty
          drawing="posts"
          title={feedTexts.noPosts}
          onShowAll={search ? onShowAll : undefined}
          elsewhere={search && <OtherSearches search={search} tab="overview" />}
        />
      )}
      {!latest &&
        (list.failure ? (
          <ErrorState title={errorText(list.failure, feedTexts.listFailed)} onRetry={list.reread} />
        ) : (
          <CardGridSkeleton count={overviewSize} card={<PostCardSkeleton />} />
        ))}
    </FeedSection>
  );
}

/** Asks for them when they are near the viewport: on a phone they are screens away. */
function LatestPeople({ search, hrefOf, onShowAll }: Props) {
  const [isNear, placeholder] = useNearViewport<HTMLDivElement>();
  const list = useFeedProfiles({ search, sort: 'recentlyActive', first: overviewSize }, isNear);
  const profiles = useDeferredValue(list.rows);
  const latest = profiles?.slice(0, overviewSize);
  return (
    <FeedSection
      title="Networking"
      lead="Seniors and batchmates who can help."
      moreHref={hasMore(profiles, list.cursor) ? hrefOf('networking') : undefined}
    >
      <div ref={placeholder}>
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
          (list.failure ? (
            <ErrorState
              title={errorText(list.failure, feedTexts.peopleFailed)}
              onRetry={list.reread}
            />
          ) : (
            <CardGridSkeleton count={overviewSize} card={<ProfileCardSkeleton />} />
          ))}
      </div>
    </FeedSection>
  );
}

/**
 * The latest experiences and people, six of each. They load apart, so that one that fails leaves
 * the other usable. The hackathons were chosen for the demo college.
 */
export function FeedOverview(props: Props) {
  return (
    <>
      {!props.search && <FeedIntro />}
      <LatestPosts {...props} />
      <LatestPeople {...props} />
      {!props.search && site.demo === 'on' && (
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
