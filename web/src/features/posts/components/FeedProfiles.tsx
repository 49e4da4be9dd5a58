import { ProfileCard } from '@/features/profiles';
import type { FeedSort } from '@/generated/documents';
import { ErrorState, LinkButton, VisuallyHidden } from '@/ui';
import { feedTexts } from '@schema/rules/posts-texts';
import { feedPageSize } from '../feed';
import { useFeedProfiles } from '../useFeedProfiles';
import { CardGrid } from './CardGrid';
import { CardGridSkeleton } from './CardGridSkeleton';
import { FeedEmpty } from './FeedEmpty';
import { LoadMore } from './LoadMore';

type Props = { search: string; sort: FeedSort; onShowAll: () => void };

/** The Networking tab: every person, page after page. */
export function FeedProfiles({ search, sort, onShowAll }: Props) {
  const { profiles, cursor, error, retry, loadMore } = useFeedProfiles({ search, sort, first: feedPageSize });
  if (!profiles) return error ? <ErrorState title="People could not be loaded" onRetry={retry} /> : <CardGridSkeleton count={6} lines={3} />;
  if (profiles.length === 0) return (
    <FeedEmpty
      drawing="people" title={feedTexts.noProfiles} onShowAll={search ? onShowAll : undefined}
      next={<LinkButton variant="light" to="/feed?tab=experiencia" preventScrollReset>Read experiences</LinkButton>}
    />
  );
  return (
    <>
      <VisuallyHidden as="h2">People</VisuallyHidden>
      <CardGrid label="People">
        {profiles.map((profile) => <li key={profile.id}><ProfileCard profile={profile} /></li>)}
      </CardGrid>
      <LoadMore cursor={cursor} onMore={loadMore} />
    </>
  );
}
