import type { ZodType } from 'zod';
import { readError } from '@/core/errors';

type Blamed<Name extends string> = { blame: (name: Name, message: string) => void };

/** What is typed, where the rule takes it; else it is said what is wrong. */
export function readTyped<Output, Name extends string>(
  rule: ZodType<Output>,
  { values, blame }: Blamed<Name> & { values: object },
): Output | null {
  const found = rule.safeParse(values);
  if (found.success) return found.data;
  // The first of them has the focus in the end.
  for (const { path, message } of found.error.issues.toReversed()) blame(path[0] as Name, message);
  return null;
}

/** Says what the server said of the fields. @returns whether it said something */
export function blameBy<Name extends string>(
  error: unknown,
  failed: string,
  { blame }: Blamed<Name>,
): boolean {
  const said = Object.entries(readError(error, failed).fields);
  for (const [name, message] of said.toReversed()) blame(name as Name, message);
  return said.length > 0;
}
