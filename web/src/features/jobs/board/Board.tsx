import { jobLabels, jobSorts, jobTexts, jobViewTexts } from '@schema/rules/jobs-texts';
import { pagePaths } from '@schema/rules/page-paths';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '@/core/errors';
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

/** The board: filters, how many there are, and the openings. On a phone the search
 * and the filters fold away, so that its first screen has an opening. */
export function Board() {
  const address = useBoardAddress();
  const { filter, sort } = address;
  const list = useJobs(filter, sort);
  const { facets, error: countError, recount } = useFacets(filter);
  const [unfolded, setUnfolded] = useState(false);
  const refresh = () => {
    list.reread();
    recount();
  };
  return (
    <div className={classes.board}>
      <SavedSearches onOpen={address.apply} />
      <Card as="section" aria-label={jobViewTexts.filters} className={classes.controls}>
        <div className={classes.line}>
          <Button
            variant="default"
            className={classes.fold}
            aria-expanded={unfolded}
            aria-controls="job-filters"
            leftSection={<IconFilter size={18} aria-hidden />}
            onClick={() => setUnfolded(!unfolded)}
          >
            {jobViewTexts.searchAndFilters}
          </Button>
          <p role="status" className={classes.count}>
            {facets && jobViewTexts.count(facets.count, facets.isMore)}
            {countError && (
              <>
                {errorText(countError, jobViewTexts.countFailed)}{' '}
                <Button size="compact-sm" variant="light" onClick={recount}>
                  {jobViewTexts.again}
                </Button>
              </>
            )}
          </p>
        </div>
        <div id="job-filters" className={classes.filters} data-unfolded={unfolded || undefined}>
          <OwnOpenings isFolded />
          <BoardSearch filter={filter} onSet={address.set} />
          <BoardFilters filter={filter} facets={facets} onSet={address.set} />
          <div className={classes.line}>
            <SelectField
              aria-label="Sort by"
              className={classes.sort}
              value={sort}
              data={jobSorts.map((value) => ({ value, label: jobLabels.sort[value] }))}
              onChoose={address.setSort}
            />
            <SaveSearch filter={filter} />
          </div>
        </div>
        <FilterChips
          filter={filter}
          onClear={(name) => address.set(name, null)}
          onClearAll={address.clear}
        />
      </Card>
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
