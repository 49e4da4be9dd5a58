import { profilePicture } from '@schema/rules/files/files';
import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react';
import { Button } from '@/ui';
import { CroppedImageInput } from './CroppedImageInput';
import { bannerFrame, pictureFrame } from './crop-frames';
import classes from './PicturesEditor.module.css';
import type { PictureKind, ProfilePictureState } from './useProfilePicture';

type Props = {
  kind: PictureKind;
  /** Whether the profile has one: it can be changed and removed then. */
  isSet: boolean;
  picture: ProfilePictureState;
};

const kinds = {
  picture: {
    label: 'Picture',
    add: 'Add a picture',
    choose: 'Choose a picture',
    variant: 'light',
    Icon: IconCamera,
    frame: pictureFrame,
  },
  banner: {
    label: 'Banner',
    add: 'Add a banner',
    choose: 'Choose a banner',
    variant: 'default',
    Icon: IconPhoto,
    frame: bannerFrame,
  },
} as const;

/** The ways to change a picture: one is picked, cropped, shown at once, and sent. */
export function PictureButtons({ kind, isSet, picture: { isBusy, set, remove } }: Props) {
  const { label, add, choose, variant, Icon, frame } = kinds[kind];
  return (
    <div className={classes.group} role="group" aria-label={label}>
      <CroppedImageInput rule={profilePicture} label={choose} frame={frame} onCropped={set}>
        {(open) => (
          <Button
            variant={variant}
            size="sm"
            loading={isBusy}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={open}
          >
            {isSet ? `Change ${kind}` : add}
          </Button>
        )}
      </CroppedImageInput>
      {isSet && (
        <Button
          variant="subtle"
          size="sm"
          disabled={isBusy}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={remove}
        >
          Remove {kind}
        </Button>
      )}
    </div>
  );
}
