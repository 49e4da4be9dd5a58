import { identityErrors } from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { claimsOf, useToken } from '@/core/auth';
import { deviceDraft } from '@/core/drafts/device-draft';
import { errorText } from '@/core/errors';
import { AnotherCompanyForm, DraftsHere, draftName, readPostSubject } from '@/features/careers';
import { RequireAlumni, useViewer } from '@/features/identity';
import { Card, ErrorState, LinkButton, Page } from '@/ui';
import { AddPostForm } from '../editor/AddPostForm';
import classes from './AddPostPage.module.css';

/**
 * The way to a form without an account that could be read: what waits on this device is gone on
 * with, since none but alumni have begun any.
 */
function UnreadAccount({ userId }: { userId: string }) {
  const { error, retry } = useViewer();
  const { state } = useLocation();
  const subject = useMemo(() => readPostSubject(state), [state]);
  if (subject && deviceDraft(draftName(userId, subject)).read())
    return <AddPostForm subject={subject} userId={userId} />;
  return (
    <Page title="Which interview do you share?" lead="Step 2 of 2." width="reading">
      <div className={classes.column}>
        <DraftsHere userId={userId} />
        <ErrorState title={errorText(error, identityErrors.user)} onRetry={retry} />
      </div>
    </Page>
  );
}

/** Step 2 of 2 of sharing an experience. Alumni only, others go to the feed, and hear why. */
export default function AddPostPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { me, error } = useViewer();
  const { sub } = claimsOf(useToken());
  const subject = useMemo(() => readPostSubject(state), [state]);
  if (!me && error && sub) return <UnreadAccount userId={sub} />;
  return (
    <RequireAlumni>
      {me && subject && (
        <AddPostForm
          key={`${subject.companyName}:${subject.experienceType}`}
          subject={subject}
          userId={me.user.id}
        />
      )}
      {me && !subject && (
        <Page
          title="Which interview do you share?"
          lead="Step 2 of 2. Name the company, or go back and choose one from your career path."
          width="reading"
          actions={
            <LinkButton to={pagePaths.careerPath} variant="default">
              Back to your career path
            </LinkButton>
          }
        >
          <div className={classes.column}>
            <Card>
              <AnotherCompanyForm
                onContinue={(named) =>
                  void navigate(pagePaths.addPost, { state: { subject: named }, replace: true })
                }
              />
            </Card>
            <DraftsHere userId={me.user.id} />
          </div>
        </Page>
      )}
    </RequireAlumni>
  );
}
