import { feedTexts } from '@schema/rules/posts/posts-texts';
import { LinkButton } from '@/ui';
import { feedPageSize } from '../feed-address';
import { useFeedPosts, useFeedProfiles } from '../useFeedList';

type Props = { search: string; hrefOf: (tab: 'experiencia' | 'networking') => string };

const countText = (count: number, cursor: string | null): string =>
  `${count}${cursor === null ? '' : '+'}`;

/** A search that found no experiences may have found people: how many, and the way to them. */
export function FoundPeople({ search, hrefOf }: Props) {
  const { rows: profiles = [], cursor } = useFeedProfiles({
    search,
    sort: 'recentlyActive',
    first: feedPageSize,
  });
  if (profiles.length === 0) return null;
  return (
    <LinkButton to={hrefOf('networking')} preventScrollReset>
      {feedTexts.foundPeople(countText(profiles.length, cursor), profiles.length === 1)}
    </LinkButton>
  );
}

/** And the other way round. */
export function FoundPosts({ search, hrefOf }: Props) {
  const { rows: posts = [], cursor } = useFeedPosts({
    search,
    sort: 'recentlyActive',
    first: feedPageSize,
  });
  if (posts.length === 0) return null;
  return (
    <LinkButton to={hrefOf('experiencia')} preventScrollReset>
      {feedTexts.foundPosts(countText(posts.length, cursor), posts.length === 1)}
    </LinkButton>
  );
}
