import { useUnloadWarning } from '@/core/forms/leaving/useUnloadWarning';
import type { ProfilePictureFieldsFragment } from '@/generated/documents';
import { Avatar, Card } from '@/ui';
import { Banner } from './Banner';
import { PictureButtons } from './PictureButtons';
import classes from './PicturesEditor.module.css';
import { useProfilePicture } from './useProfilePicture';

type Props = { profile: ProfilePictureFieldsFragment };

/** The viewer's picture and banner as they stand on the profile, and the ways to change them. */
export function PicturesEditor({ profile }: Props) {
  const { user } = profile;
  const picture = useProfilePicture('picture');
  const banner = useProfilePicture('banner');
  // Other pages may be opened meanwhile: the sending goes on.
  useUnloadWarning(picture.isBusy || banner.isBusy);
  const hasPicture = picture.pending ? picture.pending.url !== null : Boolean(user.profilePic);
  return (
    <Card as="section" padding="none" className={classes.card} aria-label="Picture and banner">
      <Banner profile={profile} preview={banner.pending?.url ?? null} />
      <div className={classes.body}>
        <div className={classes.face}>
          {picture.pending ? (
            <Avatar name={user.fullName} src={picture.pending.url} size={112} />
          ) : (
            <Avatar
              name={user.fullName}
              src={user.picture}
              larger={user.largePicture}
              from="medium"
              size={112}
            />
          )}
        </div>
        <PictureButtons kind="picture" isSet={hasPicture} picture={picture} />
        <PictureButtons kind="banner" isSet={profile.hasBanner} picture={banner} />
        <p className={classes.hint}>
          JPEG, PNG or WebP. You choose the part that is kept before anything is sent.
        </p>
      </div>
    </Card>
  );
}
