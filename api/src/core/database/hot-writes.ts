import { type Context, change, type Work } from '../context.ts';
import { isForeignKeyViolation } from '../errors.ts';
import type { Statement } from '../sql/index.ts';

/** Nothing where the database refused a reference to what was deleted. */
const noneOfDeleted = (error: unknown): never[] => {
  if (isForeignKeyViolation(error)) return [];
  throw error;
};

/**
 * Runs a hot statement that writes rows about something: what is deleted at the same moment is
 * gone, as for any later statement.
 * @returns its rows; none where the database refused a reference to what was deleted
 */
export const runHotWrite = <Input extends object, Row>(
  { app }: Pick<Context, 'app'>,
  statement: Statement<Input, Row>,
  input: Input,
): Promise<Row[]> => app.db.query(statement, input).catch(noneOfDeleted);

/** What is true with what a statement writes, in its transaction: both are there, or neither. */
export type Beside = (work: Work) => Promise<void>;

/**
 * As `runHotWrite`, in one transaction with what is true beside it.
 * @param beside runs where the statement wrote something
 */
export const runHotWriteWith = <Input extends object, Row>(
  { app }: Pick<Context, 'app'>,
  statement: Statement<Input, Row>,
  input: Input,
  beside: Beside,
): Promise<Row[]> =>
  change(app, async (work) => {
    const rows = await work.query(statement, input);
    if (rows.length > 0) await beside(work);
    return rows;
  }).catch(noneOfDeleted);
