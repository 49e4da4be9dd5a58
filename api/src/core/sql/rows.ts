import { type AliasableExpression, type AliasedExpression, type Expression, sql } from 'kysely';
import type { ParameterTypes, Values } from './parameters.ts';

/**
 * The ids of a list as rows `(id)`: `selectFrom(idRows(ids, 'person'))`. The builder has no word
 * for `unnest`.
 */
export const idRows = <Alias extends string>(
  ids: Expression<readonly string[]>,
  alias: Alias,
): AliasedExpression<{ id: string }, Alias> =>
  sql<{ id: string }>`unnest(${ids})`.as<Alias>(sql`${sql.id(alias)}(id)`);

/**
 * A list of objects, sent as JSON, as rows:
 * `selectFrom(recordset(rows, { user_id: 'uuid' }, 'sent'))`. The builder has no word for
 * `jsonb_to_recordset`.
 * @param columns the columns and their PostgreSQL types, as a statement names its parameters
 */
export const recordset = <const Columns extends ParameterTypes, Alias extends string>(
  rows: Expression<unknown>,
  columns: Columns,
  alias: Alias,
): AliasedExpression<Values<Columns>, Alias> => {
  const definitions = Object.entries(columns).map(
    ([name, type]) => sql`${sql.id(name)} ${sql.raw(type.replace('?', ''))}`,
  );
  return sql<Values<Columns>>`jsonb_to_recordset(${rows})`.as<Alias>(
    sql`${sql.id(alias)}(${sql.join(definitions)})`,
  );
};

/** So many rows that are counted alone. */
export const blankRows = (count: number): AliasableExpression<object> =>
  sql<object>`generate_series(1, ${sql.lit(count)})`;
