import { useFilePreview } from '@/core/forms/files/useFilePreview';

/**
 * What of a group that is being made waits while its form is closed, besides the words that this
 * device keeps: its picture.
 */
export function useGroupDraft() {
  const [picture, setPicture] = useFilePreview();
  return { picture, setPicture };
}

export type GroupDraft = ReturnType<typeof useGroupDraft>;
