import { membersText, profileTeaser } from '@schema/rules/profiles/profiles-texts';
import { useParams } from 'react-router-dom';
import { RequireMember, useViewer, WaysIn } from '@/features/identity';
import { Page, toastSeconds, useToastSeconds } from '@/ui';
import { ProfileView } from '../page/ProfileView';

/** A person. Only members meet people: visitors are shown the ways in, students how to verify. */
export default function ProfilePage() {
  const { id = '' } = useParams();
  const { status } = useViewer();
  useToastSeconds(toastSeconds.profile);
  if (status === 'visitor')
    return (
      <Page title="Profile" titleHidden width="reading">
        <WaysIn words={profileTeaser} />
      </Page>
    );
  return (
    <RequireMember why={membersText}>
      <ProfileView key={id} userId={id} />
    </RequireMember>
  );
}
