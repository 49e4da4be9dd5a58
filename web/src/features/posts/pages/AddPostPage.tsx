import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AnotherCompanyForm, readPostSubject } from '@/features/careers';
import { RequireAlumni, useViewer } from '@/features/identity';
import { Card, LinkButton, Page } from '@/ui';
import { AddPostForm } from '../editor/AddPostForm';

/** Step 2 of 2 of sharing an experience. Alumni only, others go to the feed, and hear why. */
export default function AddPostPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { me } = useViewer();
  const subject = useMemo(() => readPostSubject(state), [state]);
  return (
    <RequireAlumni>
      {me && subject && (
        <AddPostForm
          key={`${subject.companyName}:${subject.experienceType}`}
          subject={subject}
          userId={me.user.id}
        />
      )}
      {!subject && (
        <Page
          title="Which interview do you share?"
          lead="Step 2 of 2. Name the company, or go back and choose one from your career path."
          width="reading"
          actions={
            <LinkButton to="/career-path" variant="default">
              Back to your career path
            </LinkButton>
          }
        >
          <Card>
            <AnotherCompanyForm
              onContinue={(named) =>
                void navigate('/add-post', { state: { subject: named }, replace: true })
              }
            />
          </Card>
        </Page>
      )}
    </RequireAlumni>
  );
}
