import { jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { useParams } from 'react-router-dom';
import { RequireMember } from '@/features/identity';
import { Page } from '@/ui';
import { JobMedia, NoOpening } from '../media/JobMedia';
import { isJobId } from '../opening/job-id';

/** The attachment of an opening. */
export default function JobMediaPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember why={jobTexts.members}>
      <Page title={jobViewTexts.attachment} width="reading">
        {isJobId(id) ? <JobMedia key={id} id={id} /> : <NoOpening title={jobTexts.invalidId} />}
      </Page>
    </RequireMember>
  );
}
