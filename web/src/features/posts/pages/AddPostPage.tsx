import { Navigate, useLocation } from 'react-router-dom';
import { readExperience } from '@/features/careers';
import { RequireSignedIn, useViewer } from '@/features/identity';
import { AddPostForm } from '../components/form/AddPostForm';

/** Step 2 of 2 of sharing an experience. Alumni only, others go to the feed. */
export default function AddPostPage() {
  const { state } = useLocation();
  const { me } = useViewer();
  const experience = readExperience(state);
  if (me && me.role !== 'alumni') return <Navigate to="/feed" replace />;
  // Kept by person: a computer in the lab is used by many.
  const draftKey = ['add-post', me?.user.id, experience?.companyName.toLowerCase() ?? 'new', experience?.experienceType].join(':');
  return (
    <RequireSignedIn>
      <AddPostForm key={draftKey} experience={experience} draftKey={draftKey} />
    </RequireSignedIn>
  );
}
