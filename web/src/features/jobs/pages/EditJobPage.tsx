import { jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { useParams } from 'react-router-dom';
import { readError } from '@/core/errors';
import { RequireMember } from '@/features/identity';
import { useJobQuery } from '@/generated/hooks';
import { LinkButton, ListSkeleton, Page, RefusedState } from '@/ui';
import { JobForm } from '../editor/JobForm';
import { InvalidJob, JobRefused } from '../opening/JobRefused';
import { isJobId } from '../opening/job-id';

/** The opening as it is, in the form; for its poster. */
function EditJob({ id }: { id: string }) {
  const { data, error, refetch } = useJobQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    // What one types stays: the form begins with what was read once.
    nextFetchPolicy: 'cache-first',
  });
  if (error && !data)
    return (
      <JobRefused
        refusal={readError(error, jobTexts.loadFailed)}
        wasOpen={false}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return (
    <Page title="Edit Job Opening" width="reading">
      {!data ? (
        <ListSkeleton count={3} lines={3} />
      ) : data.job.viewer.canEdit ? (
        <JobForm job={data.job} />
      ) : (
        <RefusedState
          title={jobTexts.notYours}
          text=""
          action={<LinkButton to={pagePathOf.job(id)}>{jobViewTexts.back}</LinkButton>}
        />
      )}
    </Page>
  );
}

/** Changing one's own opening. */
export default function EditJobPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember why={jobTexts.members}>
      {isJobId(id) ? <EditJob key={id} id={id} /> : <InvalidJob />}
    </RequireMember>
  );
}
