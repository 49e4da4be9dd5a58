import { z } from 'zod';
import type { VisionBoardFieldsFragment } from '@/generated/documents';

export type VisionItem = VisionBoardFieldsFragment['items'][number];

const visionDraft = z.object({
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  source: z.enum(['upload', 'address']),
});
/** What the form of an item holds: where its picture comes from, and the words around it. */
export type VisionDraft = z.output<typeof visionDraft>;

/** What the form begins with: the item as it is, or nothing for a new one. */
export const toVisionDraft = (item: VisionItem | null): VisionDraft => ({
  title: item?.title ?? '',
  description: item?.description ?? '',
  imageUrl: item && !item.isUploaded ? (item.imageUrl ?? '') : '',
  source: item?.imageUrl && !item.isUploaded ? 'address' : 'upload',
});

/**
 * What is typed of an item, or of a new one, survives on this device. The words of the item itself
 * are its version: an old draft overwrites no newer words before somebody has chosen.
 */
export const itemVersion = (item: VisionItem | null): string | null =>
  item && JSON.stringify(toVisionDraft(item));

/** Reads what this device stored; what does not fit any more gives way to `current`. */
export const storedDraft = (stored: object, current: VisionDraft): VisionDraft =>
  visionDraft.safeParse(stored).data ?? current;
