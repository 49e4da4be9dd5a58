import { v7, validate } from 'uuid';

/** Sorts before all ids, and is nobody's. */
export const nilId = '00000000-0000-0000-0000-000000000000';

/** UUIDv7: ids sort by the time they were made. */
export const newId = (): string => v7();

/**
 * An id as a client sent it, in lower case: as rows have it, and as ids are compared.
 * @returns null for what can be none
 */
export const parseId = (sent: unknown): string | null => (isId(sent) ? sent.toLowerCase() : null);

/**
 * An id as a client sent it, in lower case.
 * @throws what `refusal` makes, for what can be none: as for an id of nothing
 */
export function requireId(sent: unknown, refusal: () => Error): string {
  const id = parseId(sent);
  if (id === null) throw refusal();
  return id;
}

/** Whether something a client sent can be an id: a UUID of any version, in any case. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && validate(value);
