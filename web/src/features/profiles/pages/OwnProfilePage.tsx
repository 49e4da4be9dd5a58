import { Navigate } from 'react-router-dom';
import { RequireSignedIn, useViewer } from '@/features/identity';

/** `/profile`, `/edit-profile`: one's own, under its address. */
export default function OwnProfilePage() {
  const { me } = useViewer();
  return <RequireSignedIn>{me && <Navigate to={`/profile/${me.user.id}`} replace />}</RequireSignedIn>;
}
