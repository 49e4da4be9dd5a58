import { type Expression, ExpressionWrapper, expressionBuilder, type SqlBool, sql } from 'kysely';

const eb = expressionBuilder<object>();

/**
 * A condition as a column: `truth(eb('notification.read_at', 'is not', null)).as('read')`. The
 * builder types conditions as `SqlBool`, which other databases answer as numbers; PostgreSQL
 * answers booleans.
 */
export const truth = (condition: Expression<SqlBool>): ExpressionWrapper<never, never, boolean> =>
  new ExpressionWrapper(condition.toOperationNode());

/**
 * One of a list that is a parameter: `where('notification.id', '=', anyOf(ids))`. Nothing is one of
 * a list that is null.
 */
export const anyOf = <Value>(list: Expression<readonly Value[] | null>) =>
  eb.fn.any<Value>(list as Expression<readonly Value[]>);

type KeysOf<Keys extends readonly unknown[]> = {
  readonly [Index in keyof Keys]: Expression<Keys[Index]>;
};

/**
 * Whether a row stands behind a cursor of a list that begins with the greatest:
 * `(at, id) < (beforeAt, beforeId)`. The builder compares tuples of columns of one query and of the
 * same types alone; a cursor's values are null on the first page, which has no such condition.
 * @param columns what the list is sorted by:
 * `[ref('notification.updated_at'), ref('notification.id')]`
 * @param values what the last row of the page before has there
 */
export const isBehind = <Keys extends readonly [unknown, ...unknown[]]>(
  columns: KeysOf<Keys>,
  values: { readonly [Index in keyof Keys]: Expression<Keys[Index] | null> },
): ExpressionWrapper<never, never, boolean> =>
  truth(sql<boolean>`(${sql.join([...columns])}) < (${sql.join([...values])})`);
