import { jobLabels, jobSorts, jobTexts, jobViewTexts } from '@schema/rules/jobs-texts';
import { pagePaths } from '@schema/rules/page-paths';
import { errorText } from '@/core/errors';
import { Folded } from '@/core/filters/Folded';
import { useSavedJobSearchesQuery } from '@/generated/hooks';
import {
  Button,
  Card,
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
import { JobCard } from '../opening/JobCard';
import classes from './Board.module.css';
import { BoardFilters, BoardSearch } from './BoardFilters';
import { useBoardAddress } from './board-address';
import { FilterChips } from './FilterChips';
import { NewJobs } from './NewJobs';
import { NoneFit } from './NoneFit';
import { OwnOpenings } from './OwnOpenings';
import { SavedSearches } from './SavedSearches';
import { SaveSearch } from './SaveSearch';
import { isSavedFilter } from './saved-filter';
import { useFacets, useJobs } from './useJobs';

type Address = ReturnType<typeof useBoardAddress>;

/** The openings themselves, in each of their states. */
function JobList({ list, address }: { list: ReturnType<typeof useJobs>; address: Address }) {
  const { isStale, cursor, failure, reread, more } = list;
  const rows = useInSlices(list.rows);
  const saved = useSavedJobSearchesQuery({ fetchPolicy: 'cache-first' }).data?.savedJobSearches;
  const isSaved = isSavedFilter(saved ?? [], address.filter);
  if (!rows)
    return failure ? (
      <ErrorState title={errorText(failure, jobTexts.listFailed)} onRetry={reread} />
    ) : (
      <ListSkeleton count={4} lines={3} />
    );
  if (rows.length === 0 && Object.keys(address.filter).length > 0)
    return (
      <NoneFit
        filter={address.filter}
        isSaved={isSaved}
        onClear={(name) => address.set(name, null)}
        onClearAll={address.clear}
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
  facets: ReturnType<typeof useFacets>['facets'];
  countError: unknown;
  recount: () => void;
};

/**
 * What narrows the board down, folded so that its first screen has an opening: on a phone all of
 * it, on a wide screen all but the search and the order.
 */
function Controls({ address, facets, countError, recount }: ControlsProps) {
  const { filter, sort } = address;
  const isNarrow = useIsNarrow();
  const search = <BoardSearch filter={filter} onSet={address.set} />;
  const order = (
    <SelectField
      aria-label="Sort by"
      className={classes.sort}
      value={sort}
      data={jobSorts.map((value) => ({ value, label: jobLabels.sort[value] }))}
      onChoose={address.setSort}
    />
  );
  const save = <SaveSearch filter={filter} />;
  const count = (
    <p role="status" className={classes.count}>
      {facets && jobViewTexts.count(facets.count, facets.isMore)}
      {Boolean(countError) && (
        <>
          {errorText(countError, jobViewTexts.countFailed)}{' '}
          <Button size="compact-sm" variant="light" onClick={recount}>
            {jobViewTexts.again}
          </Button>
        </>
      )}
    </p>
  );
  return (
    <Card as="section" aria-label={jobViewTexts.filters} className={classes.controls}>
      {!isNarrow && (
        <div className={classes.top}>
          {search}
          {order}
        </div>
      )}
      <Folded
        label={isNarrow ? jobViewTexts.searchAndFilters : jobViewTexts.filters}
        isFoldedWide
        className={classes.filters}
        beside={
          <>
            {count}
            {!isNarrow && save}
          </>
        }
      >
        {isNarrow && (
          <>
            <OwnOpenings isFolded />
            {search}
          </>
        )}
        <BoardFilters filter={filter} facets={facets} onSet={address.set} />
        {isNarrow && (
          <div className={classes.line}>
            {order}
            {save}
          </div>
        )}
      </Folded>
      <FilterChips
        filter={filter}
        onClear={(name) => address.set(name, null)}
        onClearAll={address.clear}
      />
    </Card>
  );
}

/** The board: filters, how many there are, and the openings. */
export function Board() {
  const address = useBoardAddress();
  const { filter, sort } = address;
  const list = useJobs(filter, sort);
  const { facets, error: countError, recount } = useFacets(filter);
  const refresh = () => {
    list.reread();
    recount();
  };
  return (
    <div className={classes.board}>
      <SavedSearches onOpen={address.apply} />
      <Controls {...{ address, facets, countError, recount }} />
      <NewJobs
        key={JSON.stringify([filter, sort])}
        filter={filter}
        shown={list.rows}
        onShow={refresh}
      />
      <VisuallyHidden as="h2">{jobViewTexts.openings}</VisuallyHidden>
      <JobList list={list} address={address} />
    </div>
  );
}
