import { RequireSignedIn } from '@/features/identity';
import { useMyProfileQuery } from '@/generated/hooks';
import { ErrorState, Page, PageSkeleton, toastSeconds, useToastSeconds } from '@/ui';
import { editTexts } from '@schema/rules/profiles-texts';
import { EditProfileForm } from '../components/edit/EditProfileForm';
import { IdentityCard } from '../components/edit/IdentityCard';
import { PicturesEditor } from '../components/edit/PicturesEditor';
import { profileErrorText } from '../errors';
import classes from '../components/ProfileView.module.css';

function Editing() {
  const { data, error, refetch } = useMyProfileQuery();
  const profile = data?.myProfile;
  if (!profile && !error) return <PageSkeleton aside />;
  return (
    <Page title={editTexts.title} aside={profile && <IdentityCard profile={profile} />}>
      {profile ? (
        <div className={classes.column}>
          <PicturesEditor profile={profile} />
          <EditProfileForm profile={profile} />
        </div>
      ) : (
        <ErrorState
          title={profileErrorText(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Page>
  );
}

/** `/edit-profile` and `/profile`: what one says and shows of oneself. */
export default function EditProfilePage() {
  useToastSeconds(toastSeconds.profile);
  return (
    <RequireSignedIn>
      <Editing />
    </RequireSignedIn>
  );
}
