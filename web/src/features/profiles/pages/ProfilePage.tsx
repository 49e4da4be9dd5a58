import { membersText } from '@schema/rules/profiles-texts';
import { useParams } from 'react-router-dom';
import { RequireMember } from '@/features/identity';
import { toastSeconds, useToastSeconds } from '@/ui';
import { ProfileView } from '../page/ProfileView';

/** A person. Only members meet people: visitors are led to sign in, students to verify. */
export default function ProfilePage() {
  const { id = '' } = useParams();
  useToastSeconds(toastSeconds.profile);
  return (
    <RequireMember why={membersText}>
      <ProfileView key={id} userId={id} />
    </RequireMember>
  );
}
