import type { Context } from '../context.ts';
import { isForeignKeyViolation } from '../errors.ts';
import type { Statement } from '../sql/index.ts';

/**
 * Runs a hot statement that writes rows about something: what is deleted at the same moment is
 * gone, as for any later statement.
 * @returns its rows; none where the database refused a reference to what was deleted
 */
export const runHotWrite = <Input extends object, Row>(
  { app }: Pick<Context, 'app'>,
  statement: Statement<Input, Row>,
  input: Input,
): Promise<Row[]> =>
  app.db.query(statement, input).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) return [];
    throw error;
  });
