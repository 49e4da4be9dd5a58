import { editTexts } from '@schema/rules/profiles/profiles-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import {
  useRemoveProfileBannerMutation,
  useRemoveProfilePictureMutation,
  useSetProfileBannerMutation,
  useSetProfilePictureMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';

/** The two pictures of a profile: the face, and the strip above it. */
export type PictureKind = 'picture' | 'banner';

const texts = {
  picture: {
    saved: editTexts.pictureSaved,
    saveFailed: editTexts.picture,
    removed: editTexts.pictureRemoved,
  },
  banner: {
    saved: editTexts.bannerSaved,
    saveFailed: editTexts.banner,
    removed: editTexts.bannerRemoved,
  },
} as const;

/** The mutations of either kind; what the server refuses is thrown. */
function usePictureMutations(kind: PictureKind) {
  const [setPicture] = useSetProfilePictureMutation();
  const [setBanner] = useSetProfileBannerMutation();
  const [removePicture] = useRemoveProfilePictureMutation();
  const [removeBanner] = useRemoveProfileBannerMutation();
  return kind === 'picture'
    ? { set: (file: File) => setPicture({ variables: { picture: file } }), remove: removePicture }
    : { set: (file: File) => setBanner({ variables: { banner: file } }), remove: removeBanner };
}

/**
 * Sets and removes the viewer's picture or banner; a toast says how it went.
 * @returns `pending`: what is shown until the server has answered, with the address of the file
 *   that is being sent, or null while the picture is being removed
 */
export function useProfilePicture(kind: PictureKind) {
  const mutations = usePictureMutations(kind);
  const [pending, setPending] = useState<{ url: string | null } | null>(null);
  const { saved, saveFailed, removed } = texts[kind];

  const run = async (
    url: string | null,
    send: () => Promise<unknown>,
    success: string,
    failure: string,
  ) => {
    setPending({ url });
    try {
      await send();
      notify.success(success);
    } catch (error) {
      notify.error(errorText(error, failure));
    } finally {
      setPending(null);
      if (url) URL.revokeObjectURL(url);
    }
  };

  return {
    pending,
    isBusy: pending !== null,
    set: (file: File) =>
      void run(URL.createObjectURL(file), () => mutations.set(file), saved, saveFailed),
    remove: () => void run(null, () => mutations.remove(), removed, editTexts.removal),
  };
}

export type ProfilePictureState = ReturnType<typeof useProfilePicture>;
