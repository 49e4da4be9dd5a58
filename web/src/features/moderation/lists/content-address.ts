import { contentFilters } from '@schema/rules/moderation-filters';
import { contentSorts } from '@schema/rules/moderation-texts';
import { addressKeys, askedBy } from '@/core/address/declared-filters';
import { useAdminAddress } from '@/features/admin';
import type { ContentFilterInput, ContentSort } from '@/generated/documents';

export type ContentAddress = ReturnType<typeof useAdminAddress>;

const known = addressKeys(contentFilters);

/** What a list of what people wrote shows, kept in its address. */
export const useContentAddress = (): ContentAddress => useAdminAddress(known, contentSorts);

/** The same as the api takes it. */
export const contentVariables = (
  address: ContentAddress,
): { filter: ContentFilterInput; sort: ContentSort } => ({
  filter: askedBy(contentFilters, address),
  sort: contentSorts.find((one) => one === address.sort) ?? 'newest',
});
