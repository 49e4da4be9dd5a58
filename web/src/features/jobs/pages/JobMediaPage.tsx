import { useParams } from 'react-router-dom';
import { RequireMember } from '@/features/identity';
import { Page } from '@/ui';
import { jobTexts, jobViewTexts } from '@schema/rules/jobs-texts';
import { JobMedia } from '../media/JobMedia';

/** The attachment of an opening. */
export default function JobMediaPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember why={jobTexts.members}>
      <Page title={jobViewTexts.attachment} width="reading">
        <JobMedia key={id} id={id} />
      </Page>
    </RequireMember>
  );
}
