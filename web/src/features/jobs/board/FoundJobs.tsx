import { jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { errorText } from '@/core/errors';
import { EmptyState, ErrorState, LinkButton, ListSkeleton, LoadMore } from '@/ui';
import { JobCard } from '../opening/cards/JobCard';
import classes from './Board.module.css';
import { useJobs } from './useJobs';

/** The openings that a search of the header finds: the board has the filters. */
export default function FoundJobs({ search }: { search: string }) {
  const { rows, cursor, failure, reread, more } = useJobs(
    search ? { search: [search] } : {},
    'recent',
  );
  const board = `${pagePaths.jobs}?${new URLSearchParams(search ? { search } : {})}`;
  if (!rows)
    return failure ? (
      <ErrorState title={errorText(failure, jobTexts.listFailed)} onRetry={reread} />
    ) : (
      <ListSkeleton count={3} lines={3} />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        drawing="posts"
        {...jobViewTexts.noneFit}
        action={<LinkButton to={pagePaths.jobs}>{jobTexts.title}</LinkButton>}
      />
    );
  return (
    <div className={classes.board}>
      <LinkButton variant="subtle" to={board}>
        {jobViewTexts.withFilters}
      </LinkButton>
      <ul role="list" className={classes.grid} aria-label={jobTexts.title}>
        {rows.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
      <LoadMore cursor={cursor} onMore={more} />
    </div>
  );
}
