import { bannerTexts as texts } from '@schema/rules/profiles/profiles-texts';
import { DraftForm } from '@/core/forms/DraftForm';
import { Button, Card, FilePicker } from '@/ui';
import { defaultBannerFrame } from '../pictures/crop-frames';
import { ImageCropper } from '../pictures/ImageCropper';
import { noBanner } from '../pictures/no-banner';
import { BannerPreview } from './BannerPreview';
import classes from './DefaultBanner.module.css';
import { useDefaultBannerForm } from './useDefaultBannerForm';

type Props = {
  /** Reads the banner in force again. */
  refetchBanner: () => Promise<unknown>;
};

/** Another default banner: picked, cropped, seen as it will stand above profiles, then uploaded. */
export function DefaultBannerForm({ refetchBanner }: Props) {
  const banner = useDefaultBannerForm(refetchBanner);
  const { form, cropped, message } = banner;
  return (
    <Card as="div">
      <DraftForm
        form={{ ...form, isChanged: cropped !== null }}
        leave={{ text: texts.leave, isLost: true }}
        className={classes.form}
      >
        <FilePicker {...banner.field} label="Choose a banner" hint={`JPEG or PNG. ${texts.size}`} />
        {cropped !== null && (
          <BannerPreview
            title={texts.preview}
            note={texts.previewText}
            banner={noBanner}
            preview={cropped}
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
          {cropped !== null && (
            <Button variant="default" disabled={form.isSending} onClick={banner.crop}>
              {texts.adjust}
            </Button>
          )}
          <Button type="submit" disabled={cropped === null || form.isSending}>
            {form.isSending ? texts.uploading : texts.upload}
          </Button>
        </div>
      </DraftForm>
      <ImageCropper
        image={banner.cropperImage}
        frame={defaultBannerFrame}
        onClose={banner.cancelCropping}
        onCropped={banner.finishCropping}
      />
    </Card>
  );
}
