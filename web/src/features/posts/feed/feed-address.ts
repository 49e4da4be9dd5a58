import { useSearchParams } from 'react-router-dom';
import type { FeedSort } from '@/generated/documents';
import { feedTexts } from '@schema/rules/posts-texts';

const feedTabs = ['overview', 'experiencia', 'networking', 'jobs'] as const;
export type FeedTab = (typeof feedTabs)[number];
export const feedPageSize = 20;

const isTab = (value: string | null): value is FeedTab => feedTabs.some((tab) => tab === value);
const isSort = (value: string | null): value is FeedSort =>
  value !== null && value in feedTexts.sorts;

/** The address says which part of the feed one reads; what it does not know falls back to the default. */
export function useFeedAddress() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab');
  const sort = params.get('sort');
  const set = (name: string, value: string | null, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace, preventScrollReset: true },
    );
  const search = params.get('search')?.trim() ?? '';
  return {
    search,
    tab: isTab(tab) ? tab : ('overview' as const),
    sort: isSort(sort) ? sort : ('recentlyActive' as const),
    setTab: (next: FeedTab) => set('tab', next === 'overview' ? null : next, false),
    setSort: (next: FeedSort) => set('sort', next === 'recentlyActive' ? null : next, true),
    /** Back to everything, in the tab and order that were chosen. */
    clearSearch: () => set('search', null, false),
    /** The address of a tab with the same search and order. */
    hrefOf: (next: FeedTab) =>
      `/feed?${new URLSearchParams({ ...(search && { search }), tab: next, ...(isSort(sort) && { sort }) })}`,
  };
}
