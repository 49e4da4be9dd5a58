import { pagePaths } from '@schema/rules/pages/page-paths';
import { bannerTexts } from '@schema/rules/profiles/profiles-texts';
import { AdminGate } from '@/features/admin';
import { LinkButton, Page } from '@/ui';
import { DefaultBannerEditor } from '../default-banner/DefaultBannerEditor';

const refused = {
  title: bannerTexts.admins,
  text: 'Only admins choose the banner of everybody. Your own is on your profile.',
  action: <LinkButton to={pagePaths.editProfile}>Edit profile</LinkButton>,
};

/** `/upload-banner`: the banner of all profiles that have none of their own, for admins. */
export default function UploadBannerPage() {
  return (
    <AdminGate refused={refused}>
      <Page
        title={bannerTexts.title}
        lead="The strip above every profile that has none of its own."
        width="reading"
        actions={
          <LinkButton to={pagePaths.feed} variant="default">
            Back to feed
          </LinkButton>
        }
      >
        <DefaultBannerEditor />
      </Page>
    </AdminGate>
  );
}
