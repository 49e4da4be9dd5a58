import { dayBegins, dayEnds, isDay } from '@schema/rules/days';
import { contentSorts, contentStates } from '@schema/rules/moderation-texts';
import { useAdminAddress } from '@/features/admin';
import type { ContentFilterInput, ContentSort } from '@/generated/documents';

export type ContentAddress = ReturnType<typeof useAdminAddress>;

const known = { state: contentStates, company: null, author: null, from: null, to: null };

/** What a list of what people wrote shows, kept in its address. */
export const useContentAddress = (): ContentAddress => useAdminAddress(known, contentSorts);

const dayOrNull = (typed: string | undefined): string | null =>
  typed && isDay(typed) ? typed : null;

/** The days of the address; the last one is itself included. */
export function filteredDays({ filter }: ContentAddress): {
  from: string | null;
  to: string | null;
  isReversed: boolean;
} {
  const from = dayOrNull(filter['from']);
  const to = dayOrNull(filter['to']);
  return { from, to, isReversed: from !== null && to !== null && from > to };
}

/** The same as the api takes it. */
export function contentVariables(address: ContentAddress): {
  filter: ContentFilterInput;
  sort: ContentSort;
} {
  const { search, filter, sort } = address;
  const { from, to } = filteredDays(address);
  return {
    filter: {
      search: search || null,
      state: contentStates.find((state) => state === filter['state']) ?? null,
      company: filter['company'] ?? null,
      authorId: filter['author'] ?? null,
      from: from && dayBegins(from).toISOString(),
      to: to && dayEnds(to).toISOString(),
    },
    sort: contentSorts.find((one) => one === sort) ?? 'newest',
  };
}
