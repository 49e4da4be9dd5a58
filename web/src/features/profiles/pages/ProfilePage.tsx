import { useParams } from 'react-router-dom';
import { RequireMember } from '@/features/identity';
import { ProfileView } from '../components/ProfileView';

/** A person. Only members meet people: visitors are led to sign in, students to verify. */
export default function ProfilePage() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <ProfileView key={id} userId={id} />
    </RequireMember>
  );
}
