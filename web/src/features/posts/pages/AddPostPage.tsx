import { useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AnotherCompanyForm, readExperience } from '@/features/careers';
import { RequireSignedIn, useViewer } from '@/features/identity';
import { Card, Page } from '@/ui';
import { AddPostForm } from '../components/form/AddPostForm';

/** Step 2 of 2 of sharing an experience. Alumni only, others go to the feed. */
export default function AddPostPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { me } = useViewer();
  const experience = useMemo(() => readExperience(state), [state]);
  if (me && me.role !== 'alumni') return <Navigate to="/feed" replace />;
  return (
    <RequireSignedIn>
      {me && experience && <AddPostForm key={`${experience.companyName}:${experience.experienceType}`} experience={experience} userId={me.user.id} />}
      {!experience && (
        <Page title="Which interview do you share?" lead="Step 1 of 2. Juniors who sit for the same company will thank you." width="reading">
          <Card><AnotherCompanyForm onContinue={(named) => void navigate('/add-post', { state: { experience: named }, replace: true })} /></Card>
        </Page>
      )}
    </RequireSignedIn>
  );
}
