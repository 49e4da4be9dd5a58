import { jobTexts } from '@schema/rules/jobs/jobs-texts';
import { useParams } from 'react-router-dom';
import { RequireMember } from '@/features/identity';
import { InvalidJob } from '../opening/JobRefused';
import { JobView } from '../opening/JobView';
import { isJobId } from '../opening/job-id';

/** One opening. Strangers sign in first, and come back. */
export default function JobPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember why={jobTexts.members}>
      {isJobId(id) ? <JobView key={id} id={id} /> : <InvalidJob />}
    </RequireMember>
  );
}
