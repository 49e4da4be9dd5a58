import { visionItem } from '@schema/rules/visionboards';
import { visionTexts as texts } from '@schema/rules/visionboards-texts';
import { type FormEvent, useState } from 'react';
import { deviceDraft } from '@/core/drafts/device-draft';
import { formKey } from '@/core/drafts/persisted';
import { useVersionedDraft } from '@/core/drafts/useVersionedDraft';
import { useFilePreview } from '@/core/forms/useFilePreview';
import { useFormErrors } from '@/core/forms/useFormErrors';
import { pictureError } from './picture-error';
import { useSaveVisionItem } from './useSaveVisionItem';
import {
  itemVersion,
  storedDraft,
  toVisionDraft,
  type VisionDraft,
  type VisionItem,
} from './vision-item';

type Options = {
  /** null: a new one. */
  item: VisionItem | null;
  /** Reads the board again. */
  refetchBoard: () => void;
  /** Called when the item is saved. */
  onSaved: () => void;
};

/**
 * All that the form of an item does: its words survive on this device until they are saved, a
 * picture is sent with them, and what is refused is shown at its field.
 */
export function useVisionItemForm({ item, refetchBoard, onSaved }: Options) {
  const stored = useVersionedDraft<VisionDraft>({
    store: deviceDraft(formKey(`vision:${item?.id ?? 'new'}`)),
    current: toVisionDraft(item),
    version: itemVersion(item),
    parse: (values) => storedDraft(values, toVisionDraft(item)),
  });
  const draft = stored.values;
  const [picked, setPicked] = useFilePreview();
  const [isPictureRemoved, setPictureRemoved] = useState(false);
  const errors = useFormErrors(texts.saveFailed);
  const { save, percent, isSaving } = useSaveVisionItem(item, refetchBoard);

  const edit = (change: Partial<VisionDraft>) => {
    stored.change({ ...draft, ...change });
    errors.clearFields(Object.keys(change));
  };
  const pickPicture = (file: File | null) => {
    const error = file && pictureError(file);
    errors.setFieldErrors(error ? { picture: error } : {});
    if (!error) setPicked(file);
  };

  const submit = async (form: HTMLFormElement) => {
    if (isSaving || stored.mustChoose()) return;
    const { title, description, imageUrl, source } = draft;
    const isUpload = source === 'upload';
    const input = { title, description, imageUrl: isUpload ? null : imageUrl };
    const checked = visionItem.safeParse(input);
    if (!checked.success) return errors.showInvalid(form, checked.error);
    errors.clearFailure();
    try {
      const file = isUpload && picked ? picked.file : null;
      const saved = await save(checked.data, { file, isRemoved: isPictureRemoved });
      stored.forgetSent(draft, itemVersion(saved));
      onSaved();
    } catch (error) {
      errors.showRefusal(form, error);
    }
  };

  return {
    draft,
    stored,
    edit,
    errors,
    isSaving,
    percent,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    picture: {
      picked,
      pick: pickPicture,
      /** The address of the item's own picture, once it was uploaded. */
      uploaded: item?.isUploaded && !isPictureRemoved ? item.imageUrl : null,
      removeUploaded: () => setPictureRemoved(true),
    },
  };
}

export type VisionItemFormState = ReturnType<typeof useVisionItemForm>;
