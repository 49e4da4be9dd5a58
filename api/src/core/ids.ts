import { v7, validate } from 'uuid';

/** UUIDv7: ids sort by the time they were made. */
export const newId = (): string => v7();

/** Whether something a client sent can be an id: a UUID of any version, in any case. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && validate(value);
