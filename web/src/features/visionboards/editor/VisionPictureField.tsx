import { visionTexts as texts, visionPicture } from '@schema/rules/visionboards-texts';
import { useState } from 'react';
import { Button, FilePicker, SegmentedControl, TextField } from '@/ui';
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
  const { draft, edit, picture, isSaving } = form;
  const { fieldErrors } = form.errors;
  const [brokenAddress, setBrokenAddress] = useState<string | null>(null);
  const isUpload = draft.source === 'upload';
  const typedAddress = draft.imageUrl.trim();
  const uploadAddress = picture.picked?.url ?? picture.uploaded;
  const previewAddress = isUpload ? uploadAddress : isAddress(typedAddress) ? typedAddress : null;
  return (
    <>
      <SegmentedControl
        label="Picture"
        value={draft.source}
        onChange={(source) => edit({ source })}
        options={[
          { value: 'upload', label: 'Upload' },
          { value: 'address', label: 'By address' },
        ]}
      />
      {isUpload ? (
        <FilePicker
          label="Choose a picture"
          file={picture.picked?.file ?? null}
          onPick={picture.pick}
          accept={visionPicture.types}
          hint="JPEG, PNG or WebP, less than 5 MB"
          error={fieldErrors['picture'] ?? null}
          disabled={isSaving}
        />
      ) : (
        <TextField
          label="Address of a picture"
          name="imageUrl"
          type="url"
          inputMode="url"
          placeholder="https://example.com/picture.jpg"
          description={texts.addressHint}
          value={draft.imageUrl}
          error={fieldErrors['imageUrl'] ?? addressError(typedAddress, brokenAddress)}
          onChange={({ currentTarget }) => edit({ imageUrl: currentTarget.value })}
        />
      )}
      {previewAddress && previewAddress !== brokenAddress && (
        <div className={classes.preview}>
          <VisionPicture
            key={previewAddress}
            title={draft.title}
            src={previewAddress}
            onSettled={(isLoaded) => setBrokenAddress(isLoaded ? null : previewAddress)}
          />
          {isUpload && !picture.picked && (
            <Button variant="subtle" onClick={picture.removeUploaded}>
              {texts.withoutPicture}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
