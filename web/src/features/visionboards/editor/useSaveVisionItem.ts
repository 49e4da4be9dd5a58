import { useState } from 'react';
import { sendFile } from '@/core/data/send-file';
import {
  AddVisionItem,
  UpdateVisionItem,
  type VisionBoardFieldsFragment,
  type VisionItemInput,
} from '@/generated/documents';
import { useAddVisionItemMutation, useUpdateVisionItemMutation } from '@/generated/hooks';
import type { VisionItem } from './vision-item';

/** What a picture does to the item: a file is uploaded with it, or the uploaded one is removed. */
type PictureChange = { file: File | null; isRemoved: boolean };

/**
 * Adds an item to the viewer's board, or changes `item`. What the server refuses is thrown.
 * `save` answers the changed item as it is now, null where one was added.
 * @param refetchBoard called after an upload, whose answer does not pass the cache
 * @returns `percent`: how far the upload of the picture has got, null while there is none
 */
export function useSaveVisionItem(item: VisionItem | null, refetchBoard: () => void) {
  const [add, { loading: isAdding }] = useAddVisionItemMutation();
  const [update, { loading: isUpdating }] = useUpdateVisionItemMutation();
  const [percent, setPercent] = useState<number | null>(null);

  const changed = (board: VisionBoardFieldsFragment | undefined): VisionItem | null =>
    board?.items.find(({ id }) => id === item?.id) ?? item;

  const upload = async (input: VisionItemInput, file: File): Promise<VisionItem | null> => {
    const picture = { variable: 'picture', file, onProgress: setPercent } as const;
    setPercent(0);
    try {
      const board = item
        ? (
            await sendFile({
              document: UpdateVisionItem,
              variables: { id: item.id, input },
              ...picture,
            })
          ).updateVisionItem
        : (await sendFile({ document: AddVisionItem, variables: { input }, ...picture }))
            .addVisionItem;
      refetchBoard();
      return changed(board);
    } finally {
      setPercent(null);
    }
  };

  const save = async (input: VisionItemInput, { file, isRemoved }: PictureChange) => {
    if (file) return upload(input, file);
    if (!item) {
      await add({ variables: { input } });
      return null;
    }
    const variables = { id: item.id, input, removePicture: isRemoved };
    return changed((await update({ variables })).data?.updateVisionItem);
  };
  return { save, percent, isSaving: isAdding || isUpdating || percent !== null };
}
