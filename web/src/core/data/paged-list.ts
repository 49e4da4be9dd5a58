type List<Row> = {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};

/** What the hook of a query gives, as far as a list needs it. */
type Result<Data> = {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
};

/** A list that is read page after page, as a screen shows it. */
export type PagedList<Row> = {
  /** Undefined until they are loaded, and where they could not be. */
  rows: readonly Row[] | undefined;
  /** Where the next page begins; null at the end, and while other rows are awaited. */
  cursor: string | null;
  /** The rows belong to the previous filter: those of this one are loading. */
  isStale: boolean;
  /** Why the rows could not be loaded or refreshed. */
  error: unknown;
  retry: () => void;
  more: () => Promise<unknown>;
};

/**
 * A list from the result of its query. While a new filter is loading, the rows before stay, so that
 * nothing jumps; when it fails they go: they would pass for what it found.
 * @param pick where the list stands in the query's data
 */
export function pagedList<Data, Row>(
  { data, previousData, error, refetch, fetchMore }: Result<Data>,
  pick: (data: Data) => List<Row> | null | undefined,
): PagedList<Row> {
  const shown = data ?? (error ? undefined : previousData);
  const list = shown && pick(shown);
  const end = list?.pageInfo.hasNextPage ? (list.pageInfo.endCursor ?? null) : null;
  const isStale = list !== undefined && list !== null && data === undefined;
  return {
    rows: list?.nodes,
    cursor: isStale ? null : end,
    isStale,
    error,
    retry: () => void refetch().catch(() => undefined),
    more: () => fetchMore({ variables: { after: end } }),
  };
}
