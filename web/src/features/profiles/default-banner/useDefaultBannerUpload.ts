import { defaultBanner } from '@schema/rules/files';
import { bannerTexts as texts } from '@schema/rules/profiles-texts';
import { type FormEvent, useState } from 'react';
import { errorText } from '@/core/errors';
import { useFilePreview } from '@/core/forms/useFilePreview';
import { useUploadDefaultBannerMutation } from '@/generated/hooks';
import { usePickedImage } from '../pictures/usePickedImage';

/**
 * Uploads another default banner: an image is picked, cropped, looked at, and sent.
 * @param refetchBanner reads the banner in force again
 * @returns `cropped`: what is kept of the image, and goes to the server; `message`: what the server
 *   says after the upload
 */
export function useDefaultBannerUpload(refetchBanner: () => Promise<unknown>) {
  const [upload, { loading: isUploading }] = useUploadDefaultBannerMutation();
  const [error, setError] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isCropping, setCropping] = useState(false);
  const source = usePickedImage(defaultBanner, setError);
  const [cropped, setCropped] = useFilePreview();

  const pick = (file: File | null, dropped: number) => {
    setMessage(null);
    setError(null);
    setCropped(null);
    source.drop();
    if (!file) return;
    if (dropped > 1) return setError(defaultBanner.texts.one);
    if (source.pick(file)) setCropping(true);
  };
  const finishCropping = (file: File) => {
    setCropping(false);
    setCropped(file);
  };
  const cancelCropping = () => {
    setCropping(false);
    if (!cropped) source.drop();
  };

  const send = async () => {
    if (!cropped) return setError(defaultBanner.texts.missing);
    if (isUploading) return;
    setError(null);
    try {
      const { data } = await upload({ variables: { banner: cropped.file } });
      // The banner in force is the one that the server has, not the file that was sent.
      await refetchBanner().catch(() => undefined);
      source.drop();
      setCropped(null);
      setMessage(data?.uploadDefaultBanner ?? texts.uploaded);
    } catch (failure) {
      setError(errorText(failure, texts.failed));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return {
    cropped,
    error,
    message,
    isUploading,
    pick,
    onSubmit,
    crop: () => setCropping(true),
    /** What is being cropped; null while the cropper is closed. */
    cropperImage: isCropping ? source.image : null,
    finishCropping,
    cancelCropping,
  };
}
