import {
  type CompanySort,
  companySorts,
  companyTexts,
} from '@schema/rules/companies/companies-texts';
import { filterTexts } from '@schema/rules/lists/filter-texts';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import { errorText } from '@/core/errors';
import { type Chosen, type Counts, setFacets } from '@/core/filters/chosen';
import { ListControls } from '@/core/filters/ListControls';
import { NoneFit } from '@/core/filters/NoneFit';
import { useFilterAddress } from '@/core/filters/useFilterAddress';
import { RequireMember } from '@/features/identity';
import { Button, EmptyState, ErrorState, ListSkeleton, LoadMore, Page } from '@/ui';
import { CompanyCard } from '../list/CompanyCard';
import { declared, useCompanies, useCompanyCounts } from '../list/useCompanies';
import classes from './CompaniesPage.module.css';

const sorts = companySorts.map((value) => ({ value, label: companyTexts.sorts[value] }));
const [usualSort] = companySorts;

type ListProps = {
  chosen: Chosen;
  list: ReturnType<typeof useCompanies>;
  counts: Counts | null;
  onApply: (chosen: Chosen) => void;
};

/** Why there is none, and what helps. */
function NoCompanies({ chosen, ...filtered }: Omit<ListProps, 'list'>) {
  const set = setFacets(declared, chosen);
  const isTyped = Boolean(chosen['search']?.length);
  const isFollowedAlone = set.length === 1 && set[0] === 'followed' && !isTyped;
  const { noneFollowed, noneFollowedText, noneFound, noneFoundText, empty, emptyText } =
    companyTexts;
  if (set.length > 0)
    return (
      <NoneFit
        {...filtered}
        declared={declared}
        chosen={chosen}
        title={isFollowedAlone ? noneFollowed : noneFound}
        {...(isFollowedAlone && { text: noneFollowedText })}
      />
    );
  if (isTyped)
    return (
      <EmptyState
        drawing="search"
        title={noneFound}
        text={noneFoundText}
        action={
          <Button variant="light" onClick={() => filtered.onApply({})}>
            {companyTexts.showAll}
          </Button>
        }
      />
    );
  return <EmptyState drawing="posts" title={empty} text={emptyText} />;
}

/** The companies themselves, in each of their states. */
function CompanyGrid({ list, ...filtered }: ListProps) {
  const { rows, cursor, isStale, failure, reread, more } = list;
  if (!rows)
    return failure ? (
      <ErrorState title={errorText(failure, companyTexts.loadFailed)} onRetry={reread} />
    ) : (
      <ListSkeleton count={6} lines={1} />
    );
  if (rows.length === 0) return <NoCompanies {...filtered} />;
  return (
    <>
      <ul
        role="list"
        className={classes.grid}
        aria-label={companyTexts.page}
        data-stale={isStale || undefined}
      >
        {rows.map((company) => (
          <li key={company.id}>
            <CompanyCard company={company} />
          </li>
        ))}
      </ul>
      <LoadMore cursor={cursor} onMore={more} />
    </>
  );
}

function Companies() {
  const [query, change] = useAddressQuery();
  const { chosen, apply } = useFilterAddress(declared);
  const sort: CompanySort = companySorts.find((one) => one === query.get('sort')) ?? usualSort;
  const list = useCompanies(chosen, sort);
  const { counts, recount } = useCompanyCounts(chosen);
  const useDraftCounts = (draft: Chosen) => useCompanyCounts(draft).counts;
  return (
    <Page title={companyTexts.page} lead={companyTexts.lead}>
      <ListControls
        {...{ declared, chosen, counts, recount }}
        useCounts={useDraftCounts}
        onApply={apply}
        found={companyTexts.found}
        folded={filterTexts.searchAndOrder(chosen['search']?.[0] ?? '')}
        search={{
          label: companyTexts.filters.search,
          onChange: (text, isEntered) => change({ search: text || null }, !isEntered),
        }}
        sort={{
          label: companyTexts.sort,
          data: sorts,
          value: sort,
          onChoose: (value) => change({ sort: value === usualSort ? null : value }, true),
        }}
      />
      <CompanyGrid {...{ chosen, list, counts }} onApply={apply} />
    </Page>
  );
}

/** `/companies`: all that something tells of, searched, narrowed down and sorted. */
export default function CompaniesPage() {
  return (
    <RequireMember why={companyTexts.members}>
      <Companies />
    </RequireMember>
  );
}
