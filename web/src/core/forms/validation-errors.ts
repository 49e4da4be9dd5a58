import type { z } from 'zod';

/** What a zod schema refused, as texts by field: the first error of each. */
export const validationErrors = ({ issues }: z.ZodError): Record<string, string> =>
  // The last of equal names wins, so the first issue comes last.
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path[0]), message]));
