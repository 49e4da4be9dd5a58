import { feedPath } from '@schema/rules/pages/page-paths';
import { feedTexts } from '@schema/rules/posts/posts-texts';
import { errorText } from '@/core/errors';
import { ConnectionButton } from '@/features/connections';
import { useViewer } from '@/features/identity';
import { ProfileCard, ProfileCardSkeleton } from '@/features/profiles';
import type { FeedSort } from '@/generated/documents';
import { ErrorState, LinkButton, LoadMore, VisuallyHidden } from '@/ui';
import { CardGrid } from '../cards/CardGrid';
import { CardGridSkeleton } from './cards/CardGridSkeleton';
import { FeedEmpty } from './FeedEmpty';
import { type FeedTab, feedPageSize } from './feed-address';
import { FoundPosts } from './search/FoundElsewhere';
import { useFeedProfiles } from './useFeedList';

type Props = {
  search: string;
  sort: FeedSort;
  hrefOf: (tab: FeedTab) => string;
  onShowAll: () => void;
};

/** The Networking tab: every person, page after page. */
export function FeedProfiles({ search, sort, hrefOf, onShowAll }: Props) {
  const { me } = useViewer();
  const {
    rows: profiles,
    cursor,
    failure,
    reread,
    more,
  } = useFeedProfiles({
    search,
    sort,
    first: feedPageSize,
  });
  if (!profiles)
    return failure ? (
      <ErrorState title={errorText(failure, feedTexts.peopleFailed)} onRetry={reread} />
    ) : (
      <CardGridSkeleton count={6} card={<ProfileCardSkeleton />} />
    );
  if (profiles.length === 0)
    return (
      <FeedEmpty
        drawing="people"
        title={feedTexts.noProfiles}
        onShowAll={search ? onShowAll : undefined}
        elsewhere={search && <FoundPosts search={search} hrefOf={hrefOf} />}
        next={
          <LinkButton variant="light" to={feedPath({ tab: 'experiencia' })} preventScrollReset>
            Read experiences
          </LinkButton>
        }
      />
    );
  return (
    <>
      <VisuallyHidden as="h2">People</VisuallyHidden>
      <CardGrid label="People">
        {profiles.map((profile) => (
          <li key={profile.id}>
            <ProfileCard
              profile={profile}
              action={
                profile.user.id !== me?.user.id && (
                  <ConnectionButton person={profile.user} look="card" />
                )
              }
            />
          </li>
        ))}
      </CardGrid>
      <LoadMore cursor={cursor} onMore={more} />
    </>
  );
}
