import { Navigate, useNavigate } from 'react-router-dom';
import { RequireSignedIn, useViewer } from '@/features/identity';
import { CareerPathView } from '../components/CareerPathView';

/** Step 1 of 2 of sharing an experience: which one? Alumni only, others go to the feed. */
export default function CareerPathPage() {
  const { me } = useViewer();
  const navigate = useNavigate();
  if (me && me.role !== 'alumni') return <Navigate to="/feed" replace />;
  return (
    <RequireSignedIn>
      {me && <CareerPathView user={me.user} onContinue={(experience) => navigate('/add-post', { state: { experience } })} />}
    </RequireSignedIn>
  );
}
