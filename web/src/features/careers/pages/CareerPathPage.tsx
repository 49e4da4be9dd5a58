import { useNavigate } from 'react-router-dom';
import { RequireAlumni, useViewer } from '@/features/identity';
import { CareerPathView } from '../components/CareerPathView';

/** Step 1 of 2 of sharing an experience: which one? Alumni only, others go to the feed, and hear why. */
export default function CareerPathPage() {
  const { me } = useViewer();
  const navigate = useNavigate();
  return (
    <RequireAlumni>
      {me && (
        <CareerPathView
          user={me.user}
          onContinue={(experience) => navigate('/add-post', { state: { experience } })}
        />
      )}
    </RequireAlumni>
  );
}
