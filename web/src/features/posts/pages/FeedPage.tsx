import { feedSorts } from '@schema/rules/posts/posts-texts';
import { Suspense } from 'react';
import { SearchTermProvider } from '@/core/address/highlight/SearchHighlight';
import { FeedbackButton } from '@/features/feedback';
import { useViewer } from '@/features/identity';
import { FoundJobs } from '@/features/jobs';
import { ListSkeleton, Page, TabStrip, Tabs } from '@/ui';
import { FeedOverview } from '../feed/FeedOverview';
import { FeedPosts } from '../feed/FeedPosts';
import { FeedProfiles } from '../feed/FeedProfiles';
import { FeedRefused } from '../feed/FeedRefused';
import { experienceSortsOf, type FeedTab, useFeedAddress } from '../feed/feed-address';
import { SortSelect } from '../feed/SortSelect';
import { FoundCompanies } from '../feed/search/FoundCompanies';
import { SearchTerm } from '../feed/search/SearchTerm';
import { overviewPostsRead } from '../feed/useFeedList';
import { useGatedLinks } from '../feed/useGatedLinks';
import classes from './FeedPage.module.css';

/** What the overview begins with. */
export const firstRead = () => overviewPostsRead;

/**
 * Home: the latest of both, or all experiences, or all people; searched when the address says so.
 */
export default function FeedPage() {
  const { status } = useViewer();
  const { search, tab, sort, experienceSort, setTab, setSort, clearSearch, hrefOf } =
    useFeedAddress();
  const gateLinks = useGatedLinks();
  if (status === 'visitor') return <FeedRefused />;
  return (
    <Page title="Feed" titleHidden>
      {search && <SearchTerm term={search} onClear={clearSearch} />}
      {search && <FoundCompanies search={search} />}
      <Tabs value={tab} onChange={(next) => setTab(next as FeedTab)} keepMounted={false}>
        <div className={classes.bar}>
          <TabStrip open={tab} className={classes.tabs} aria-label="Parts of the feed">
            <Tabs.Tab value="overview">Overview</Tabs.Tab>
            <Tabs.Tab value="experiencia">Experiencia</Tabs.Tab>
            <Tabs.Tab value="networking">Networking</Tabs.Tab>
            {(search || tab === 'jobs') && <Tabs.Tab value="jobs">Jobs</Tabs.Tab>}
          </TabStrip>
          {tab === 'experiencia' && (
            <SortSelect
              sorts={experienceSortsOf(search)}
              value={experienceSort}
              onChange={setSort}
            />
          )}
          {tab === 'networking' && <SortSelect sorts={feedSorts} value={sort} onChange={setSort} />}
        </div>
        {/* The lists load before the viewer is known: the server refuses who may not read. */}
        <SearchTermProvider term={search}>
          <div onClickCapture={gateLinks}>
            <Tabs.Panel value="overview">
              <FeedOverview search={search} hrefOf={hrefOf} onShowAll={clearSearch} />
            </Tabs.Panel>
            <Tabs.Panel value="experiencia">
              <FeedPosts
                search={search}
                sort={experienceSort}
                hrefOf={hrefOf}
                onShowAll={clearSearch}
              />
            </Tabs.Panel>
            <Tabs.Panel value="networking">
              <FeedProfiles search={search} sort={sort} hrefOf={hrefOf} onShowAll={clearSearch} />
            </Tabs.Panel>
            <Tabs.Panel value="jobs">
              <Suspense fallback={<ListSkeleton count={3} lines={3} />}>
                <FoundJobs search={search} />
              </Suspense>
            </Tabs.Panel>
          </div>
        </SearchTermProvider>
      </Tabs>
      <FeedbackButton />
    </Page>
  );
}
