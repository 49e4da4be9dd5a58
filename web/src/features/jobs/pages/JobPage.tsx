import { useParams } from 'react-router-dom';
import { RequireMember } from '@/features/identity';
import { jobTexts } from '@schema/rules/jobs-texts';
import { isJobId } from '../opening/job-id';
import { JobRefused } from '../opening/JobRefused';
import { JobView } from '../opening/JobView';

const invalid = { code: 'BAD_USER_INPUT', text: jobTexts.invalidId, fields: {} } as const;

/** One opening. Strangers sign in first, and come back. */
export default function JobPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember why={jobTexts.members}>
      {isJobId(id) ? (
        <JobView key={id} id={id} />
      ) : (
        <JobRefused refusal={invalid} wasOpen={false} onRetry={() => undefined} />
      )}
    </RequireMember>
  );
}
