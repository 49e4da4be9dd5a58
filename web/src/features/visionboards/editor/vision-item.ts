import { versionOfWords } from '@/core/forms/changes';
import type { VisionBoardFieldsFragment } from '@/generated/documents';

export type VisionItem = VisionBoardFieldsFragment['items'][number];

/** What the form of an item holds: where its picture comes from, and the words around it. */
export type VisionDraft = {
  title: string;
  description: string;
  imageUrl: string;
  source: 'upload' | 'address';
};

/** What the form begins with: the item as it is, or nothing for a new one. */
export const toVisionDraft = (item: VisionItem | null): VisionDraft => ({
  title: item?.title ?? '',
  description: item?.description ?? '',
  imageUrl: item && !item.isUploaded ? (item.imageUrl ?? '') : '',
  source: item?.imageUrl && !item.isUploaded ? 'address' : 'upload',
});

/** The words of the item are its version: an old draft overwrites no newer ones unasked. */
export const itemVersion = (item: VisionItem | null): string | null =>
  item && versionOfWords(toVisionDraft(item));
