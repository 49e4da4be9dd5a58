import { shareTexts } from '@schema/rules/profiles-texts';
import { useShareAddress } from '@/core/useShareAddress';

/**
 * @returns a function that hands on the address of a profile; where it is copied, a toast says so
 */
export function useShareProfile({ id, fullName }: { id: string; fullName: string }): () => void {
  return useShareAddress({
    title: fullName,
    path: `/profile/${id}`,
    failed: shareTexts.failed,
    copiedText: shareTexts.copied,
  }).share;
}
