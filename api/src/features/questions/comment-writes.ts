import type { Context } from '../../core/context.ts';
import { isForeignKeyViolation } from '../../core/errors.ts';
import type { Statement } from '../../core/sql/index.ts';

/** Asking and answering: what both hot statements take, and how they are run. */

export const commentParameters = {
  id: 'uuid',
  userId: 'uuid',
  content: 'text',
  key: 'text?',
  now: 'timestamptz',
} as const;

/** The columns that they fill, besides what the question or answer belongs to. */
export const commentColumns = ['id', 'user_id', 'content', 'key', 'created_at'] as const;

/**
 * @returns what was written; nothing when its key was used before, or when what it belongs to is
 * gone, however lately
 */
export const write = <Input extends object, Row>(
  { app }: Context,
  statement: Statement<Input, Row>,
  input: Input,
): Promise<Row[]> =>
  app.db.query(statement, input).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) return [];
    throw error;
  });
