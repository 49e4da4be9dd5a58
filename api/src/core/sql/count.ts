import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

const eb = expressionBuilder<object>();

/**
 * How many rows there are, or those of them for which a condition holds, as an int4: PostgreSQL
 * counts in int8, which reaches JavaScript as text.
 */
export const countRows = (condition?: Expression<SqlBool>) =>
  eb.cast<number>(
    condition ? eb.fn.countAll().filterWhere(condition) : eb.fn.countAll(),
    'integer',
  );
