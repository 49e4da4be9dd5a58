import { editTexts } from '@schema/rules/profiles/profiles-texts';
import { RequireSignedIn } from '@/features/identity';
import { useMyProfileQuery } from '@/generated/hooks';
import { ErrorState, Page, PageSkeleton, toastSeconds, useToastSeconds } from '@/ui';
import { EditProfileForm } from '../edit/EditProfileForm';
import { IdentityCard } from '../edit/IdentityCard';
import classes from '../page/ProfileView.module.css';
import { PicturesEditor } from '../pictures/PicturesEditor';
import { profileErrorText } from '../profile-error-text';

function EditProfile() {
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

/** `/edit-profile` and `/profile`: the viewer's own words and pictures. */
export default function EditProfilePage() {
  useToastSeconds(toastSeconds.profile);
  return (
    <RequireSignedIn>
      <EditProfile />
    </RequireSignedIn>
  );
}
