import { bannerTexts } from '@schema/rules/profiles-texts';
import { RequireSignedIn, useViewer } from '@/features/identity';
import { LinkButton, Page, RefusedState } from '@/ui';
import { DefaultBannerEditor } from '../default-banner/DefaultBannerEditor';

function DefaultBanner() {
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
        <DefaultBannerEditor />
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

/** `/upload-banner`: the banner of all profiles that have none of their own, for admins. */
export default function UploadBannerPage() {
  return (
    <RequireSignedIn>
      <DefaultBanner />
    </RequireSignedIn>
  );
}
