import type { DocumentNode } from 'graphql';
import { rereadAfter } from '../reads/reads';

type List<Row> = {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  /** Of lists that say how many they have on all pages. */
  totalCount?: number;
};

/** What the hook of a query gives, as far as a list needs it. */
type Result<Data> = {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  loading?: boolean;
  /** What is asked. */
  observable: { readonly query: DocumentNode };
  refetch: () => Promise<unknown>;
  fetchMore: (options: { variables: { after: string | null; first?: number } }) => Promise<unknown>;
};

/** A list that is read page after page, as a screen shows it. */
export type PagedList<Row> = {
  /** Undefined until they are loaded, and where they could not be. */
  rows: readonly Row[] | undefined;
  /** How many there are on all pages; undefined where the list does not say it. */
  total?: number | undefined;
  /** Where the next page begins; null at the end, and while other rows are awaited. */
  cursor: string | null;
  /** The rows belong to the previous filter: those of this one are loading. */
  isStale: boolean;
  /** Something of it is on its way: the first page, the next one, or what is read anew. */
  isLoading: boolean;
  /** Why the rows could not be loaded or refreshed. */
  failure: unknown;
  /** Reads it anew, by no answer that was on its way before. */
  reread: () => void;
  /** Reads the next page. */
  more: () => Promise<unknown>;
};

type Options = {
  /**
   * False: while other variables are loading, the rows before are not shown. They are another's,
   * and would pass for what was asked for.
   */
  keepsRows?: boolean;
  /** How many the next pages have, where that is not as many as the first one. */
  nextSize?: number;
};

/**
 * A list from the result of its query. While a new filter is loading, the rows before stay, so that
 * nothing jumps; when it fails they go: they would pass for what it found.
 * @param pick where the list stands in the query's data
 */
export function pagedList<Data, Row>(
  { data, previousData, error, loading = false, observable, refetch, fetchMore }: Result<Data>,
  pick: (data: Data) => List<Row> | null | undefined,
  { keepsRows = true, nextSize }: Options = {},
): PagedList<Row> {
  const shown = data ?? (error || !keepsRows ? undefined : previousData);
  const list = shown && pick(shown);
  const end = list?.pageInfo.hasNextPage ? (list.pageInfo.endCursor ?? null) : null;
  const isStale = list !== undefined && list !== null && data === undefined;
  return {
    rows: list?.nodes,
    total: list?.totalCount,
    cursor: isStale ? null : end,
    isStale,
    isLoading: loading,
    failure: error,
    reread: () => void rereadAfter(observable.query, refetch).catch(() => undefined),
    more: () => fetchMore({ variables: { after: end, ...(nextSize && { first: nextSize }) } }),
  };
}
