import { visionTexts as texts } from '@schema/rules/visionboards/visionboards-texts';
import { useState } from 'react';
import { FormFile } from '@/core/forms/files/FormFile';
import { Button, SegmentedControl, TextField } from '@/ui';
import classes from '../board/VisionBoard.module.css';
import { VisionPicture } from '../board/VisionPicture';
import type { VisionItemFormState } from './useVisionItemForm';

type Props = { form: VisionItemFormState };

/** Long enough to be fetched: what is half typed is no address yet. */
const isAddress = (text: string): boolean =>
  /^https:\/\/[^\s/.]+\.[^\s]+\/\S+/i.test(text) && URL.canParse(text);

/** Why no picture comes from the address that was typed. */
function addressError(address: string, brokenAddress: string | null): string | null {
  if (/^http:/i.test(address)) return texts.onlyHttps;
  return address !== '' && address === brokenAddress ? texts.noPictureThere : null;
}

/** The picture of an item, uploaded or by its address, and how it will look. */
export function VisionPictureField({ form }: Props) {
  const { values } = form;
  const address = form.field('imageUrl');
  const picked = form.files.of('picture');
  const [brokenAddress, setBrokenAddress] = useState<string | null>(null);
  const isUpload = values.source === 'upload';
  const typedAddress = values.imageUrl.trim();
  const uploadAddress = picked.url ?? form.uploaded;
  const previewAddress = isUpload ? uploadAddress : isAddress(typedAddress) ? typedAddress : null;
  return (
    <>
      <SegmentedControl
        label="Picture"
        value={values.source}
        onChange={(source) => form.change({ source })}
        options={[
          { value: 'upload', label: 'Upload' },
          { value: 'address', label: 'By address' },
        ]}
      />
      {isUpload ? (
        <FormFile
          label="Choose a picture"
          hint="JPEG, PNG or WebP, less than 5 MB"
          {...form.file('picture')}
        />
      ) : (
        <TextField
          label="Address of a picture"
          type="url"
          inputMode="url"
          placeholder="https://example.com/picture.jpg"
          description={texts.addressHint}
          {...address}
          error={address.error ?? addressError(typedAddress, brokenAddress)}
        />
      )}
      {previewAddress && previewAddress !== brokenAddress && (
        <div className={classes.preview}>
          <VisionPicture
            key={previewAddress}
            title={values.title}
            src={previewAddress}
            onSettled={(isLoaded) => setBrokenAddress(isLoaded ? null : previewAddress)}
          />
          {isUpload && !picked.file && (
            <Button variant="subtle" onClick={form.removeUploaded}>
              {texts.withoutPicture}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
