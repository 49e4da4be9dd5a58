import type { z } from 'zod';

/** The errors of a value that a zod schema refused: the first of each field, by the field's name. */
export const validationErrors = ({ issues }: z.ZodError): Record<string, string> =>
  // The last of equal names wins, so the first issue comes last.
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path[0]), message]));
