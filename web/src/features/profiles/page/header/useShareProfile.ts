import { pagePathOf } from '@schema/rules/pages/page-paths';
import { shareTexts } from '@schema/rules/profiles/profiles-texts';
import { useShareAddress } from '@/core/address/useShareAddress';

/**
 * @returns a function that hands on the address of a profile; where it is copied, a toast says so
 */
export function useShareProfile({ id, fullName }: { id: string; fullName: string }): () => void {
  return useShareAddress({
    title: fullName,
    path: pagePathOf.profile(id),
    failed: shareTexts.failed,
    copiedText: shareTexts.copied,
  }).share;
}
