import { feedPath } from '@schema/rules/pages/page-paths';
import { type ExperienceSort, experienceTexts } from '@schema/rules/posts/experiences-texts';
import { feedTexts } from '@schema/rules/posts/posts-texts';
import { errorText } from '@/core/errors';
import { type Chosen, setFacets } from '@/core/filters/chosen';
import { FilterBar } from '@/core/filters/FilterBar';
import { NoneFit } from '@/core/filters/NoneFit';
import { useFilterAddress } from '@/core/filters/useFilterAddress';
import { ErrorState, LinkButton, LoadMore, VisuallyHidden } from '@/ui';
import { CardGrid } from '../cards/CardGrid';
import { PostCard } from '../cards/PostCard';
import { CardGridSkeleton } from './cards/CardGridSkeleton';
import { LiveCounters } from './cards/LiveCounters';
import { PostCardSkeleton } from './cards/PostCardSkeleton';
import { FeedEmpty } from './FeedEmpty';
import type { FeedTab } from './feed-address';
import { FoundPeople } from './search/FoundElsewhere';
import { OtherSearches } from './search/OtherSearches';
import { declared, useExperienceCounts, useExperiences } from './useExperiences';

type Props = {
  search: string;
  sort: ExperienceSort;
  hrefOf: (tab: FeedTab) => string;
  onShowAll: () => void;
};
type ListProps = Props & {
  list: ReturnType<typeof useExperiences>;
  chosen: Chosen;
  counts: ReturnType<typeof useExperienceCounts>['counts'];
  onApply: (chosen: Chosen) => void;
};

/** The experiences themselves, in each of their states. */
function Experiences({ list, search, sort, hrefOf, onShowAll, ...filtered }: ListProps) {
  const { rows: posts, cursor, failure, reread, more } = list;
  if (!posts)
    return failure ? (
      <ErrorState title={errorText(failure, feedTexts.listFailed)} onRetry={reread} />
    ) : (
      <CardGridSkeleton count={6} card={<PostCardSkeleton />} />
    );
  if (posts.length === 0 && setFacets(declared, filtered.chosen).length > 0)
    return <NoneFit declared={declared} title={experienceTexts.noneFit} {...filtered} />;
  if (posts.length === 0)
    return (
      <FeedEmpty
        drawing="posts"
        title={feedTexts.noPosts}
        onShowAll={search ? onShowAll : undefined}
        elsewhere={
          search && (
            <>
              <FoundPeople search={search} hrefOf={hrefOf} />
              <OtherSearches search={search} tab="experiencia" />
            </>
          )
        }
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

/** The Experiencia tab: every experience, narrowed down by chips, page after page. */
export function FeedPosts(props: Props) {
  const { search, sort } = props;
  const { chosen, apply } = useFilterAddress(declared);
  const list = useExperiences(search, chosen, sort);
  const { counts, recount } = useExperienceCounts(search, chosen);
  const useDraftCounts = (draft: Chosen) => useExperienceCounts(search, draft).counts;
  return (
    <>
      <FilterBar
        declared={declared}
        chosen={chosen}
        counts={counts}
        useCounts={useDraftCounts}
        onApply={apply}
        found={experienceTexts.found}
        recount={recount}
      />
      <Experiences {...props} list={list} chosen={chosen} counts={counts} onApply={apply} />
    </>
  );
}
