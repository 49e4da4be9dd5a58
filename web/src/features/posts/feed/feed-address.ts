import { feedPath } from '@schema/rules/pages/page-paths';
import { type ExperienceSort, experienceSorts } from '@schema/rules/posts/experiences-texts';
import { type FeedSort, feedSorts } from '@schema/rules/posts/posts-texts';
import { useAddressQuery } from '@/core/address/useAddressQuery';

const feedTabs = ['overview', 'experiencia', 'networking', 'jobs'] as const;
export type FeedTab = (typeof feedTabs)[number];
export const feedPageSize = 20;

const isTab = (value: string | null): value is FeedTab => feedTabs.some((tab) => tab === value);
const isSort = (value: string | null): value is FeedSort =>
  feedSorts.some((sort) => sort === value);

const isExperienceSort = (value: string | null): value is ExperienceSort =>
  experienceSorts.some((sort) => sort === value);

/** The orders of experiences: by how well they match only where something is searched for. */
export const experienceSortsOf = (search: string): readonly ExperienceSort[] =>
  experienceSorts.filter((sort) => sort !== 'relevance' || search);

/**
 * The address says which part of the feed one reads; what it does not know falls back to the
 * default.
 */
export function useFeedAddress() {
  const [params, change] = useAddressQuery();
  const tab = params.get('tab');
  const sort = params.get('sort');
  const search = params.get('search')?.trim() ?? '';
  return {
    search,
    tab: isTab(tab) ? tab : ('overview' as const),
    sort: isSort(sort) ? sort : ('recentlyActive' as const),
    setTab: (next: FeedTab) => change({ tab: next === 'overview' ? null : next }, false),
    /** The order of experiences, of which there are more. */
    experienceSort:
      isExperienceSort(sort) && experienceSortsOf(search).includes(sort)
        ? sort
        : ('recentlyActive' as const),
    setSort: (next: ExperienceSort) =>
      change({ sort: next === 'recentlyActive' ? null : next }, true),
    /** Back to everything, in the tab and order that were chosen. */
    clearSearch: () => change({ search: null }, false),
    /** The address of a tab with the same search and order. */
    hrefOf: (next: FeedTab) =>
      feedPath({ ...(search && { search }), tab: next, ...(isSort(sort) && { sort }) }),
  };
}
