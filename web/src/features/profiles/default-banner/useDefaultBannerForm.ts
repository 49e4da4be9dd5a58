import { defaultBanner } from '@schema/rules/files/files';
import { bannerTexts as texts } from '@schema/rules/profiles/profiles-texts';
import { useState } from 'react';
import { z } from 'zod';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { useUploadDefaultBannerMutation } from '@/generated/hooks';
import { usePickedImage } from '../pictures/usePickedImage';

/** There are no words beside the banner. */
const rule = z.object({});
const initial = {};

/**
 * The form of another default banner: an image is picked, cropped, looked at, and sent.
 * @param refetchBanner reads the banner in force again
 * @returns with the form, `cropped`: the address of what goes to the server; `message`: what the
 *   server says after the upload
 */
export function useDefaultBannerForm(refetchBanner: () => Promise<unknown>) {
  const [upload] = useUploadDefaultBannerMutation();
  const [message, setMessage] = useState<string | null>(null);
  const [isCropping, setCropping] = useState(false);
  const form = useDraftForm({
    name: 'default-banner',
    initial,
    schema: rule,
    files: { banner: { ...defaultBanner, missing: defaultBanner.texts.missing } },
    failed: texts.failed,
    failureIn: 'form',
    staysOpen: true,
    send: async (_words, { files: { banner } }) => {
      if (!banner) return;
      const { data } = await upload({ variables: { banner } });
      // The banner in force is the one that the server has, not the file that was sent.
      await refetchBanner().catch(() => undefined);
      source.drop();
      setMessage(data?.uploadDefaultBanner ?? texts.uploaded);
    },
  });
  const banner = form.file('banner');
  const source = usePickedImage(defaultBanner, (text) => form.blame('banner', text));

  const pick = (file: File | null, dropped: number) => {
    setMessage(null);
    banner.onPick(null, 0);
    source.drop();
    if (!file) return;
    if (dropped > 1) return form.blame('banner', defaultBanner.texts.one);
    if (source.pick(file)) setCropping(true);
  };
  const finishCropping = (file: File) => {
    setCropping(false);
    form.files.take('banner', file);
  };
  const cancelCropping = () => {
    setCropping(false);
    if (!banner.file) source.drop();
  };

  return {
    form,
    field: { ...banner, onPick: pick, error: banner.error ?? form.failure },
    cropped: form.files.of('banner').url,
    message,
    crop: () => setCropping(true),
    /** What is being cropped; null while the cropper is closed. */
    cropperImage: isCropping ? source.image : null,
    finishCropping,
    cancelCropping,
  };
}
