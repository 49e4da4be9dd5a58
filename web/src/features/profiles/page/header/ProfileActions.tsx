import { pagePaths } from '@schema/rules/pages/page-paths';
import { shareTexts } from '@schema/rules/profiles/profiles-texts';
import { IconDownload, IconPencil, IconPlus, IconShare3 } from '@tabler/icons-react';
import { BookmarkButton } from '@/features/bookmarks';
import { ApproachLink } from '@/features/chat';
import { BondMenu, ConnectionButton } from '@/features/connections';
import type { ProfileFieldsFragment } from '@/generated/documents';
import { IconButton, LinkButton } from '@/ui';
import classes from './ProfileHeader.module.css';
import { useDownloadPicture } from './useDownloadPicture';
import { useShareProfile } from './useShareProfile';

type Props = { profile: ProfileFieldsFragment; isOwner: boolean };
const icon = { size: 18, 'aria-hidden': true } as const;

/** The buttons of a profile: those of a visitor, or those of its owner. */
export function ProfileActions({ profile, isOwner }: Props) {
  const { id, user, viewer } = profile;
  const share = useShareProfile(user);
  const download = useDownloadPicture(id);
  const shareButton = (
    <IconButton label={shareTexts.title} onClick={share}>
      <IconShare3 size={20} aria-hidden />
    </IconButton>
  );
  if (!isOwner) {
    return (
      <>
        <ConnectionButton person={user} look="profile" />
        <div className={classes.icons}>
          <ApproachLink person={user} />
          {shareButton}
          {viewer && (
            <BookmarkButton
              type="Profile"
              refId={id}
              isBookmarked={viewer.hasBookmarked}
              look="icon"
            />
          )}
          <BondMenu person={user} />
        </div>
      </>
    );
  }
  return (
    <>
      <LinkButton to={pagePaths.ownProfile} leftSection={<IconPencil {...icon} />}>
        Edit Profile
      </LinkButton>
      {user.role === 'alumni' && (
        <LinkButton to={pagePaths.addPost} variant="light" leftSection={<IconPlus {...icon} />}>
          Add Post
        </LinkButton>
      )}
      <div className={classes.icons}>
        {user.profilePic && (
          <IconButton label="Download Pic" onClick={() => void download()}>
            <IconDownload size={20} aria-hidden />
          </IconButton>
        )}
        {shareButton}
      </div>
    </>
  );
}
