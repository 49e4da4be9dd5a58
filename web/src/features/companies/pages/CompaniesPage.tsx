import { useDebouncedValue } from '@mantine/hooks';
import { type CompanySort, companySorts, companyTexts } from '@schema/rules/companies-texts';
import { useSearchParams } from 'react-router-dom';
import { pagedList } from '@/core/data/paged-list';
import { errorText } from '@/core/errors';
import { RequireMember } from '@/features/identity';
import { useCompaniesQuery } from '@/generated/hooks';
import {
  Button,
  Chip,
  EmptyState,
  ErrorState,
  ListSkeleton,
  LoadMore,
  Page,
  SearchField,
  SelectField,
} from '@/ui';
import { CompanyCard } from '../list/CompanyCard';
import classes from './CompaniesPage.module.css';

const isSort = (word: string | null): word is CompanySort =>
  companySorts.some((sort) => sort === word);
const sorts = companySorts.map((value) => ({ value, label: companyTexts.sorts[value] }));
/** A search follows what is typed once the fingers rest. */
const searchAfterMs = 250;

/** What the address asks for: it can be shared, and Back restores it. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setParams(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const sort = params.get('sort');
  return {
    search: params.get('search') ?? '',
    isHiring: params.has('hiring'),
    isFollowed: params.has('followed'),
    sort: isSort(sort) ? sort : companySorts[0],
    set,
    clear: () => setParams({}, { replace: true }),
  };
}

/** Why there is none, and what helps. */
const noneOf = (of: { isNarrowed: boolean; isFollowedAlone: boolean }) => {
  const { noneFollowed, noneFollowedText, noneFound, noneFoundText, empty, emptyText } =
    companyTexts;
  if (of.isFollowedAlone) return { title: noneFollowed, text: noneFollowedText };
  return of.isNarrowed
    ? { title: noneFound, text: noneFoundText }
    : { title: empty, text: emptyText };
};

function Companies() {
  const { search, isHiring, isFollowed, sort, set, clear } = useAsked();
  const [asked] = useDebouncedValue(search.trim(), searchAfterMs);
  const { rows, total, cursor, isStale, failure, reread, more } = pagedList(
    useCompaniesQuery({
      variables: {
        filter: {
          search: asked || null,
          hiring: isHiring || null,
          followed: isFollowed || null,
        },
        sort,
      },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ companies }) => companies,
  );
  const isNarrowed = asked !== '' || isHiring || isFollowed;
  const none = noneOf({ isNarrowed, isFollowedAlone: isFollowed && !isHiring && asked === '' });
  return (
    <Page title={companyTexts.page} lead={companyTexts.lead}>
      <div role="search" className={classes.filters}>
        <SearchField
          aria-label={companyTexts.filters.search}
          placeholder={companyTexts.filters.search}
          value={search}
          onChange={(typed) => set('search', typed)}
        />
        <SelectField
          aria-label={companyTexts.sort}
          data={sorts}
          value={sort}
          onChoose={(value) => set('sort', value === companySorts[0] ? null : value)}
        />
        <Chip selected={isHiring} onClick={() => set('hiring', isHiring ? null : '1')}>
          {companyTexts.filters.hiring}
        </Chip>
        <Chip selected={isFollowed} onClick={() => set('followed', isFollowed ? null : '1')}>
          {companyTexts.filters.followed}
        </Chip>
      </div>
      <p role="status" className={classes.total}>
        {total !== undefined && !isStale && companyTexts.found(total)}
      </p>
      {!rows && failure !== undefined && (
        <ErrorState title={errorText(failure, companyTexts.loadFailed)} onRetry={reread} />
      )}
      {!rows && failure === undefined && <ListSkeleton count={6} lines={1} />}
      {rows?.length === 0 && (
        <EmptyState
          drawing="posts"
          {...none}
          action={
            isNarrowed && (
              <Button variant="light" onClick={clear}>
                {companyTexts.showAll}
              </Button>
            )
          }
        />
      )}
      {rows && rows.length > 0 && (
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
      )}
      <LoadMore cursor={cursor} onMore={more} />
    </Page>
  );
}

/** `/companies`: all that something tells of, searched and sorted. */
export default function CompaniesPage() {
  return (
    <RequireMember why={companyTexts.members}>
      <Companies />
    </RequireMember>
  );
}
