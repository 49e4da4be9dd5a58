import { useState } from 'react';
import { sendFile } from '@/core/send-file';
import { AddVisionItem, UpdateVisionItem, type VisionItemInput } from '@/generated/documents';
import { useAddVisionItemMutation, useUpdateVisionItemMutation } from '@/generated/hooks';
import type { VisionItem } from './vision-item';

/** What a picture does to the item: a file is uploaded with it, or the uploaded one is removed. */
type PictureChange = { file: File | null; isRemoved: boolean };

/**
 * Adds an item to the viewer's board, or changes `item`. What the server refuses is thrown.
 * @param refetchBoard called after an upload, whose answer does not pass the cache
 * @returns `percent`: how far the upload of the picture has got, null while there is none
 */
export function useSaveVisionItem(item: VisionItem | null, refetchBoard: () => void) {
  const [add, { loading: isAdding }] = useAddVisionItemMutation();
  const [update, { loading: isUpdating }] = useUpdateVisionItemMutation();
  const [percent, setPercent] = useState<number | null>(null);

  const upload = async (input: VisionItemInput, file: File) => {
    const picture = { variable: 'picture', file, onProgress: setPercent } as const;
    setPercent(0);
    try {
      if (item)
        await sendFile({
          document: UpdateVisionItem,
          variables: { id: item.id, input },
          ...picture,
        });
      else await sendFile({ document: AddVisionItem, variables: { input }, ...picture });
      refetchBoard();
    } finally {
      setPercent(null);
    }
  };

  const save = async (input: VisionItemInput, { file, isRemoved }: PictureChange) => {
    if (file) await upload(input, file);
    else if (item) await update({ variables: { id: item.id, input, removePicture: isRemoved } });
    else await add({ variables: { input } });
  };
  return { save, percent, isSaving: isAdding || isUpdating || percent !== null };
}
