import { pagePaths } from '@schema/rules/pages/page-paths';
import { useNavigate } from 'react-router-dom';
import { RequireAlumni, useViewer } from '@/features/identity';
import { CareerPathView } from './CareerPathView';

/** Step 1 of 2 of sharing an experience: choosing which. For alumni only. */
export default function CareerPathPage() {
  const { me } = useViewer();
  const navigate = useNavigate();
  return (
    <RequireAlumni>
      {me && (
        <CareerPathView
          user={me.user}
          onContinue={(subject) => navigate(pagePaths.addPost, { state: { subject } })}
        />
      )}
    </RequireAlumni>
  );
}
