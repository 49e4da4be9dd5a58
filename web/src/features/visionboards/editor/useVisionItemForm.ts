import { useApolloClient } from '@apollo/client/react';
import { visionItem } from '@schema/rules/visionboards/visionboards';
import { visionTexts as texts, visionPicture } from '@schema/rules/visionboards/visionboards-texts';
import { useState } from 'react';
import { sendForm } from '@/core/forms/sending/send-form';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { AddVisionItemDocument, UpdateVisionItemDocument } from '@/generated/documents';
import { itemVersion, toVisionDraft, type VisionItem } from './vision-item';

type Options = {
  /** null: a new one. */
  item: VisionItem | null;
  /** Reads the board again. */
  refetchBoard: () => void;
  /** Called when the item is saved. */
  onSaved: () => void;
};

/** The form of an item: a picture is sent with its words. */
export function useVisionItemForm({ item, refetchBoard, onSaved }: Options) {
  const client = useApolloClient();
  const [isPictureRemoved, setPictureRemoved] = useState(false);
  const form = useDraftForm({
    name: `vision:${item?.id ?? 'new'}`,
    initial: toVisionDraft(item),
    version: itemVersion(item),
    schema: visionItem,
    toInput: ({ source, ...words }) => (source === 'upload' ? { ...words, imageUrl: null } : words),
    files: { picture: visionPicture },
    failed: texts.saveFailed,
    failureIn: 'form',
    send: async (input, { values, files: picked, onProgress }) => {
      const files = values.source === 'upload' ? picked : {};
      const sent = { files, onProgress };
      const removePicture = isPictureRemoved && !files.picture;
      const board = item
        ? (
            await sendForm(client, {
              document: UpdateVisionItemDocument,
              variables: { id: item.id, input, removePicture },
              ...sent,
            })
          )?.updateVisionItem
        : (
            await sendForm(client, {
              document: AddVisionItemDocument,
              variables: { input },
              ...sent,
            })
          )?.addVisionItem;
      // The answer to an upload does not pass the cache.
      if (files.picture) refetchBoard();
      return itemVersion(board?.items.find(({ id }) => id === item?.id) ?? item);
    },
    onSent: onSaved,
  });
  return {
    ...form,
    /** The address of the item's own picture, once it was uploaded. */
    uploaded: item?.isUploaded && !isPictureRemoved ? item.imageUrl : null,
    removeUploaded: () => setPictureRemoved(true),
  };
}

export type VisionItemFormState = ReturnType<typeof useVisionItemForm>;
