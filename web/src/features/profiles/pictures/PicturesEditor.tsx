import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useRef, type RefObject } from 'react';
import { useUnloadWarning } from '@/core/useUnloadWarning';
import type { ProfilePicturesFragment } from '@/generated/documents';
import { Avatar, Button, Card } from '@/ui';
import { profilePicture } from '@schema/rules/files';
import { bannerCut, faceCut, useChosen } from '../../useChosen';
import { usePicture } from '../../usePicture';
import { Banner } from '../Banner';
import classes from './PicturesEditor.module.css';

const CropDialog = lazy(() => import('./CropDialog'));

type Props = { profile: ProfilePicturesFragment };

/** Face and banner as they stand on the profile, and the ways to change them: chosen, cut, shown at once, sent. */
export function PicturesEditor({ profile }: Props) {
  const { user } = profile;
  const [face, banner] = [useChosen(), useChosen()];
  const [picture, strip] = [usePicture('picture'), usePicture('banner')];
  const [faceInput, bannerInput] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  // Another page may be opened meanwhile: the sending goes on.
  useUnloadWarning(picture.busy || strip.busy);
  const input = (
    ref: RefObject<HTMLInputElement | null>,
    label: string,
    choose: (file: File) => unknown,
  ) => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={profilePicture.types.join(',')}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) choose(file);
        currentTarget.value = '';
      }}
    />
  );
  const hasPicture = picture.preview === null ? Boolean(user.profilePic) : picture.preview !== '';

  return (
    <Card as="section" padding="none" className={classes.card} aria-label="Picture and banner">
      <Banner profile={profile} preview={strip.preview || null} />
      <div className={classes.body}>
        <div className={classes.face}>
          {picture.preview === null ? (
            <Avatar
              name={user.fullName}
              src={user.picture}
              larger={user.largePicture}
              from="medium"
              size={112}
            />
          ) : (
            <Avatar name={user.fullName} src={picture.preview} size={112} />
          )}
        </div>
        <div className={classes.group} role="group" aria-label="Picture">
          <Button
            variant="light"
            size="sm"
            loading={picture.busy}
            leftSection={<IconCamera size={18} aria-hidden />}
            onClick={() => faceInput.current?.click()}
          >
            {hasPicture ? 'Change picture' : 'Add a picture'}
          </Button>
          {hasPicture && (
            <Button
              variant="subtle"
              size="sm"
              disabled={picture.busy}
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={picture.remove}
            >
              Remove picture
            </Button>
          )}
        </div>
        <div className={classes.group} role="group" aria-label="Banner">
          <Button
            variant="default"
            size="sm"
            loading={strip.busy}
            leftSection={<IconPhoto size={18} aria-hidden />}
            onClick={() => bannerInput.current?.click()}
          >
            {profile.hasBanner ? 'Change banner' : 'Add a banner'}
          </Button>
          {profile.hasBanner && (
            <Button
              variant="subtle"
              size="sm"
              disabled={strip.busy}
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={strip.remove}
            >
              Remove banner
            </Button>
          )}
        </div>
        <p className={classes.hint}>
          JPEG, PNG or WebP. You choose the part that is kept before anything is sent.
        </p>
      </div>
      {input(faceInput, 'Choose a picture', face.choose)}
      {input(bannerInput, 'Choose a banner', banner.choose)}
      <Suspense fallback={null}>
        {face.chosen && (
          <CropDialog
            key={face.chosen.url}
            chosen={face.chosen}
            cut={faceCut}
            onClose={face.close}
            onCropped={(file) => {
              face.close();
              picture.put(file);
            }}
          />
        )}
        {banner.chosen && (
          <CropDialog
            key={banner.chosen.url}
            chosen={banner.chosen}
            cut={bannerCut}
            onClose={banner.close}
            onCropped={(file) => {
              banner.close();
              strip.put(file);
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}
