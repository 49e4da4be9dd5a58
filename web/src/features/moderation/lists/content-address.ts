import { useAdminAddress } from '@/features/admin';
import type { ContentFilterInput, ContentSort } from '@/generated/documents';
import { contentSorts, contentStates } from '@schema/rules/moderation-texts';

export type ContentAddress = ReturnType<typeof useAdminAddress>;

const known = { state: contentStates, company: null, author: null };

/** What a list of what people wrote shows, kept in its address. */
export const useContentAddress = (): ContentAddress => useAdminAddress(known, contentSorts);

/** The same as the api takes it. */
export function contentVariables({ search, filter, sort }: ContentAddress): {
  filter: ContentFilterInput;
  sort: ContentSort;
} {
  return {
    filter: {
      search: search || null,
      state: contentStates.find((state) => state === filter['state']) ?? null,
      company: filter['company'] ?? null,
      authorId: filter['author'] ?? null,
    },
    sort: contentSorts.find((one) => one === sort) ?? 'newest',
  };
}
