import { type Expression, sql } from 'kysely';

/**
 * Whether a row stands behind a cursor of a list that begins with the latest: `(at, id) < (beforeAt, beforeId)`. The
 * builder compares tuples of the same types alone; a cursor's values are null on the first page, which has no such
 * condition.
 * @param keys the columns that the list is sorted by: `refTuple('n.updated_at', 'n.id')`
 */
export const isBefore = (
  keys: Expression<[Date | null, string | null]>,
  beforeAt: Expression<Date | null>,
  beforeId: Expression<string | null>,
) => sql<boolean>`${keys} < (${beforeAt}, ${beforeId})`;
