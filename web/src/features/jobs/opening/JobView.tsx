import { workLine } from '@schema/rules/careers/careers-texts';
import { jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { useArrivalPolicy } from '@/core/data/reads/useArrivalPolicy';
import { readError } from '@/core/errors';
import type { JobFieldsFragment } from '@/generated/documents';
import { useJobPageQuery } from '@/generated/hooks';
import { Button, Card, Page, PageSkeleton } from '@/ui';
import { JobActions } from './JobActions';
import { JobAside } from './JobAside';
import { JobAttachment, JobFacts } from './JobFacts';
import { JobOwnerMenu } from './JobOwnerMenu';
import { JobPoster } from './JobPoster';
import { JobRefused } from './JobRefused';
import classes from './JobView.module.css';
import { JobDescription, JobHeader } from './JobWords';
import { useLiveJob } from './useLiveJob';

const closedText = ({ closeReason }: Pick<JobFieldsFragment, 'closeReason'>): string =>
  jobViewTexts.closed[closeReason ?? 'past'];

/**
 * Says that one can't apply any more, or that the words have changed. The region stays, so that it
 * is read out.
 */
function JobNews({
  job,
  isOutdated,
  onShow,
}: {
  job: JobFieldsFragment;
  isOutdated: boolean;
  onShow: () => void;
}) {
  return (
    <div role="status" className={classes.news}>
      {!job.isOpen && <p className={classes.closed}>{closedText(job)}</p>}
      {isOutdated && (
        <p className={classes.outdated}>
          {jobViewTexts.edited}
          <Button size="compact-sm" variant="light" onClick={onShow}>
            {jobViewTexts.show}
          </Button>
        </p>
      )}
    </div>
  );
}

/** One opening: facts first, then what to do, then the words. */
export function JobView({ id }: { id: string }) {
  const { data, error, refetch } = useJobPageQuery({
    variables: { id },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  });
  const job = data?.job;
  const { refusal, isOutdated, readAgain, setDeleting } = useLiveJob(id, job);

  if (refusal)
    return <JobRefused id={id} refusal={refusal} wasOpen onRetry={() => void readAgain()} />;
  if (!job) {
    if (!error) return <PageSkeleton aside />;
    return (
      <JobRefused
        id={id}
        refusal={readError(error, jobTexts.loadFailed)}
        wasOpen={false}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <Page title={workLine(job.role, job.companyName)} titleHidden aside={<JobAside job={job} />}>
      <article className={classes.column}>
        <JobNews job={job} isOutdated={isOutdated} onShow={() => void readAgain()} />
        <Card padding="lg" className={classes.column}>
          <JobHeader
            job={job}
            menu={job.viewer.canEdit && <JobOwnerMenu job={job} onDeleting={setDeleting} />}
          />
          <JobFacts job={job} />
          <JobActions job={job} />
        </Card>
        {(job.jobDescription || job.fileKey) && (
          <Card padding="lg" as="section" aria-label="Description" className={classes.column}>
            <JobDescription text={job.jobDescription} />
            <JobAttachment job={job} />
          </Card>
        )}
        <Card>
          <JobPoster user={job.user} at={job.createdAt} size={44} />
        </Card>
      </article>
    </Page>
  );
}
