import { useDebouncedValue } from '@mantine/hooks';
import { bookmarkFilters } from '@schema/rules/bookmarks/bookmarks-filters';
import { askedBy } from '@/core/address/declared-filters';
import { useAddressQuery } from '@/core/address/useAddressQuery';

/** A search follows what is typed once the fingers rest. */
const searchAfterMs = 250;
const wordsKey = bookmarkFilters.search.address ?? 'search';

/** What the address asks for: it can be shared, and Back restores it. */
export function useAskedBookmarks() {
  const [query, change] = useAddressQuery();
  const typed = query.get(wordsKey) ?? '';
  const [words] = useDebouncedValue(typed.trim(), searchAfterMs);
  return {
    folder: query.get('folder'),
    typed,
    words,
    type: (text: string) => change({ [wordsKey]: text }, true),
    open: (folder: string | null) => change({ folder }),
    /** The folder is not there any more: Back leads to no empty place. */
    leave: () => change({ folder: null }, true),
    clear: () => change({ folder: null, [wordsKey]: null }),
  };
}

export type AskedBookmarks = ReturnType<typeof useAskedBookmarks>;

/** The same, as the api takes it; null for all bookmarks. */
export const filterOf = ({ folder, words }: AskedBookmarks) =>
  folder || words
    ? askedBy(bookmarkFilters, { search: words, filter: folder ? { folder } : {} })
    : null;
