import { type AliasableExpression, type Expression, sql } from 'kysely';

/**
 * `((…) union all (…))`, where each query keeps its own order and limit: the builder writes no
 * parentheses around the queries of a union, so that a limit would cut off the whole.
 */
export const unionAll = <Row>(...queries: readonly Expression<Row>[]): AliasableExpression<Row> =>
  sql<Row>`(${sql.join(queries, sql` union all `)})`;
