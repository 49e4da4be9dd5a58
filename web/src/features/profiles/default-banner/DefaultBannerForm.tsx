import { defaultBanner } from '@schema/rules/files';
import { bannerTexts as texts } from '@schema/rules/profiles-texts';
import { LeaveGuard } from '@/core/forms/LeaveGuard';
import { Button, Card, FilePicker } from '@/ui';
import { defaultBannerFrame } from '../pictures/crop-frames';
import { ImageCropper } from '../pictures/ImageCropper';
import { noBanner } from '../pictures/no-banner';
import { BannerPreview } from './BannerPreview';
import classes from './DefaultBanner.module.css';
import { useDefaultBannerUpload } from './useDefaultBannerUpload';

type Props = {
  /** Reads the banner in force again. */
  refetchBanner: () => Promise<unknown>;
};

/** Another default banner: picked, cropped, seen as it will stand above profiles, then uploaded. */
export function DefaultBannerForm({ refetchBanner }: Props) {
  const form = useDefaultBannerUpload(refetchBanner);
  const { cropped, error, message, isUploading } = form;
  return (
    <Card as="div">
      <LeaveGuard when={cropped !== null} text={texts.leave} isLost />
      <form className={classes.form} onSubmit={form.onSubmit}>
        <FilePicker
          label="Choose a banner"
          file={cropped?.file ?? null}
          onPick={form.pick}
          accept={defaultBanner.types}
          hint={`JPEG or PNG. ${texts.size}`}
          error={error}
          disabled={isUploading}
        />
        {cropped && (
          <BannerPreview
            title={texts.preview}
            note={texts.previewText}
            banner={noBanner}
            preview={cropped.url}
          />
        )}
        <p role="status" className={classes.done}>
          {message && (
            <>
              {message} {texts.nowShown}
            </>
          )}
        </p>
        <div className={classes.buttons}>
          {cropped && (
            <Button variant="default" disabled={isUploading} onClick={form.crop}>
              {texts.adjust}
            </Button>
          )}
          <Button type="submit" disabled={!cropped || isUploading}>
            {isUploading ? texts.uploading : texts.upload}
          </Button>
        </div>
      </form>
      <ImageCropper
        image={form.cropperImage}
        frame={defaultBannerFrame}
        onClose={form.cancelCropping}
        onCropped={form.finishCropping}
      />
    </Card>
  );
}
