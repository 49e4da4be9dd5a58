import { RequireSignedIn, useViewer } from '@/features/identity';
import { LinkButton, Page, RefusedState } from '@/ui';
import { bannerTexts } from '@schema/rules/profiles-texts';
import { UploadBanner } from '../components/UploadBanner';

function Banner() {
  const { me } = useViewer();
  if (!me) return null;
  const isAdmin = me.isAdmin || me.isSuperAdmin;
  return (
    <Page
      title={bannerTexts.title}
      titleHidden={!isAdmin}
      lead="The strip above every profile that has none of its own."
      width="reading"
      actions={
        <LinkButton to="/feed" variant="default">
          Back to feed
        </LinkButton>
      }
    >
      {isAdmin ? (
        <UploadBanner />
      ) : (
        <RefusedState
          title={bannerTexts.admins}
          text="Only admins choose the banner of everybody. Your own is on your profile."
          action={<LinkButton to="/edit-profile">Edit profile</LinkButton>}
        />
      )}
    </Page>
  );
}

/** `/upload-banner`, for admins. */
export default function UploadBannerPage() {
  return (
    <RequireSignedIn>
      <Banner />
    </RequireSignedIn>
  );
}
