import { jobFilters } from '@schema/rules/jobs/jobs-filters';
import { jobLabels, jobSorts, jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { filterTexts } from '@schema/rules/lists/filter-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { FilterField } from '@/core/address/FilterField';
import { errorText } from '@/core/errors';
import { type Chosen, type Counts, setFacets } from '@/core/filters/chosen';
import { FilterBar } from '@/core/filters/FilterBar';
import { Folded } from '@/core/filters/Folded';
import { NoneFit } from '@/core/filters/NoneFit';
import { useSavedJobSearchesQuery } from '@/generated/hooks';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  ListSkeleton,
  LoadMore,
  SelectField,
  useInSlices,
  useIsNarrow,
  VisuallyHidden,
} from '@/ui';
import { JobCard } from '../opening/cards/JobCard';
import classes from './Board.module.css';
import { declaredFor, useBoardAddress } from './board-address';
import { NewJobs } from './NewJobs';
import { OwnOpenings } from './OwnOpenings';
import { SavedSearches } from './SavedSearches';
import { SaveSearch } from './SaveSearch';
import { isSavedFilter } from './saved-filter';
import { useJobCounts, useJobs } from './useJobs';

type Address = ReturnType<typeof useBoardAddress>;

type ListProps = {
  list: ReturnType<typeof useJobs>;
  address: Address;
  counts: Counts | null;
};

/** The openings themselves, in each of their states. */
function JobList({ list, address, counts }: ListProps) {
  const { isStale, cursor, failure, reread, more } = list;
  const rows = useInSlices(list.rows);
  const saved = useSavedJobSearchesQuery({ fetchPolicy: 'cache-first' }).data?.savedJobSearches;
  const isSaved = isSavedFilter(saved ?? [], address.chosen);
  if (!rows)
    return failure ? (
      <ErrorState title={errorText(failure, jobTexts.listFailed)} onRetry={reread} />
    ) : (
      <ListSkeleton count={4} lines={3} />
    );
  const declared = declaredFor(address.chosen);
  if (rows.length === 0 && setFacets(declared, address.chosen).length > 0)
    return (
      <NoneFit
        declared={declared}
        chosen={address.chosen}
        counts={counts}
        onApply={address.narrow}
        title={jobViewTexts.noneFit.title}
        text={isSaved ? jobViewTexts.noneFitSaved : jobViewTexts.noneFit.text}
      />
    );
  if (rows.length === 0 && address.chosen['search']?.length)
    return (
      <EmptyState
        drawing="search"
        {...jobViewTexts.noneFit}
        {...(isSaved && { text: jobViewTexts.noneFitSaved })}
        action={
          <Button variant="light" onClick={() => address.apply({})}>
            {jobViewTexts.showAll}
          </Button>
        }
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        drawing="posts"
        {...jobViewTexts.empty}
        action={<LinkButton to={pagePaths.addJob}>{jobViewTexts.addJob}</LinkButton>}
      />
    );
  return (
    <>
      {Boolean(failure) && (
        <p role="alert" className={classes.outdated}>
          {errorText(failure, jobTexts.listFailed)} {jobViewTexts.moreFailed}{' '}
          <Button size="compact-sm" variant="light" onClick={reread}>
            {jobViewTexts.again}
          </Button>
        </p>
      )}
      <ul
        role="list"
        className={classes.grid}
        aria-label={jobTexts.title}
        data-stale={isStale || undefined}
      >
        {rows.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
      <LoadMore cursor={cursor} onMore={more} />
    </>
  );
}

type ControlsProps = {
  address: Address;
  counts: Counts | null;
  recount: (() => void) | undefined;
};

/**
 * What narrows the board down, so that its first screen has an opening: on a phone all of it is
 * folded, the search and the order apart from the chips.
 */
function Controls({ address, counts, recount }: ControlsProps) {
  const { chosen, sort } = address;
  const isNarrow = useIsNarrow();
  const useDraftCounts = (draft: Chosen) => useJobCounts(draft).counts;
  const typed = chosen['search']?.[0] ?? '';
  const bar = (
    <FilterBar
      declared={declaredFor(chosen)}
      chosen={chosen}
      counts={counts}
      useCounts={useDraftCounts}
      onApply={address.narrow}
      found={jobViewTexts.count}
      recount={recount}
    />
  );
  return (
    <div className={classes.controls}>
      <Folded
        label={filterTexts.searchAndOrder(typed)}
        isPlain
        role="search"
        className={classes.top}
        beside={isNarrow && bar}
      >
        <FilterField
          name="search"
          label={jobFilters.search.label}
          value={typed}
          onChange={address.setSearch}
        />
        <SelectField
          label={jobViewTexts.sort}
          value={sort}
          data={jobSorts.map((value) => ({ value, label: jobLabels.sort[value] }))}
          onChoose={address.setSort}
        />
        <OwnOpenings isFolded />
      </Folded>
      {!isNarrow && bar}
      <div className={classes.save}>
        <SaveSearch chosen={chosen} counts={counts} />
      </div>
    </div>
  );
}

/** The board: filters, how many there are, and the openings. */
export function Board() {
  const address = useBoardAddress();
  const { chosen, sort } = address;
  const list = useJobs(chosen, sort);
  const { counts, recount, refresh: countAgain } = useJobCounts(chosen);
  const refresh = () => {
    list.reread();
    countAgain();
  };
  return (
    <div className={classes.board}>
      <SavedSearches onOpen={address.apply} />
      <Controls {...{ address, counts, recount }} />
      <NewJobs
        key={JSON.stringify([chosen, sort])}
        chosen={chosen}
        shown={list.rows}
        onShow={refresh}
      />
      <VisuallyHidden as="h2">{jobViewTexts.openings}</VisuallyHidden>
      <JobList list={list} address={address} counts={counts} />
    </div>
  );
}
