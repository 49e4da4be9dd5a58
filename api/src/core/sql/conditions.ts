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

/**
 * Whether a text has another somewhere in it, compared without case; `search_like` is a function of
 * ours, for which `%` and `_` are signs like others.
 * @param text a column by its name, or what is put together of some
 */
export const containsText = (
  text: string | Expression<string | null>,
  part: Expression<string | null>,
) =>
  sql<SqlBool>`${typeof text === 'string' ? sql.ref(text) : text} ilike '%' || search_like(${part}) || '%'`;

/**
 * Whether no admin has taken a thing away: what was is read by those alone who moderate. Every
 * statement for members asks it of each thing that it reads.
 * @param alias what the statement calls the thing; without one the column stands by itself
 */
export const isShown = (alias?: string): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(alias ? `${alias}.removed_at` : 'removed_at')} is null`;
