import { useState } from 'react';
import { errorText } from '@/core/errors';
import {
  useRemoveProfileBannerMutation,
  useRemoveProfilePictureMutation,
  useSetProfileBannerMutation,
  useSetProfilePictureMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { editTexts } from '@schema/rules/profiles-texts';

const texts = {
  picture: {
    saved: editTexts.pictureSaved,
    failed: editTexts.picture,
    removed: editTexts.pictureRemoved,
  },
  banner: {
    saved: editTexts.bannerSaved,
    failed: editTexts.banner,
    removed: editTexts.bannerRemoved,
  },
} as const;

/** Puts on and takes off the viewer's picture or banner. What was chosen shows at once, and goes again when the server refuses it. */
export function usePicture(place: keyof typeof texts) {
  const [setPicture] = useSetProfilePictureMutation();
  const [setBanner] = useSetProfileBannerMutation();
  const [removePicture] = useRemoveProfilePictureMutation();
  const [removeBanner] = useRemoveProfileBannerMutation();
  /** The address of what is being sent, on this device; '' while it is being taken off. */
  const [preview, setPreview] = useState<string | null>(null);
  const { saved, failed, removed } = texts[place];

  const run = async (shown: string, act: () => Promise<unknown>, done: string, wrong: string) => {
    setPreview(shown);
    try {
      await act();
      notify.success(done);
    } catch (error) {
      notify.error(errorText(error, wrong));
    } finally {
      setPreview(null);
      if (shown) URL.revokeObjectURL(shown);
    }
  };

  return {
    preview,
    busy: preview !== null,
    put: (file: File) =>
      void run(
        URL.createObjectURL(file),
        () =>
          place === 'picture'
            ? setPicture({ variables: { picture: file } })
            : setBanner({ variables: { banner: file } }),
        saved,
        failed,
      ),
    remove: () =>
      void run(
        '',
        () => (place === 'picture' ? removePicture() : removeBanner()),
        removed,
        editTexts.removal,
      ),
  };
}
