import type { Counts } from './chosen';

/** What the hook of a query gives, as far as counts need it. */
type Result<Data> = {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
};

/**
 * How many of a list have which values, from the result of the query that counts them. Those of
 * before stay while other filters are counted.
 * @param pick where they stand in the query's data
 */
export function countedBy<Data>(
  { data, previousData, error, refetch }: Result<Data>,
  pick: (data: Data) => Counts,
) {
  const shown = data ?? (error ? undefined : previousData);
  const count = () => void refetch().catch(() => undefined);
  return {
    /** Null until they are known, and where they could not be counted. */
    counts: shown ? pick(shown) : null,
    /** The way to count again, where they could not be counted. */
    recount: error && !data ? count : undefined,
    /** Counts again what is known. */
    refresh: count,
  };
}
