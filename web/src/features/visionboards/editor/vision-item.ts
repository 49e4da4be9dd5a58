import { z } from 'zod';
import { formKey, persisted } from '@/core/persisted';
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
export const draftOf = (item: VisionItem | null): VisionDraft => ({
  title: item?.title ?? '',
  description: item?.description ?? '',
  imageUrl: item && !item.isUploaded ? (item.imageUrl ?? '') : '',
  source: item?.imageUrl && !item.isUploaded ? 'address' : 'upload',
});

/** Where this device stores the draft of an item, or of a new one. */
export const storedDraft = (item: VisionItem | null) =>
  persisted<VisionDraft>(formKey(`vision:${item?.id ?? 'new'}`), {
    parse: (stored) => visionDraft.safeParse(stored).data,
  });
