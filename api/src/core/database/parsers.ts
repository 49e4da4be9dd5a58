import { createPostgreSqlTypeParsers } from '@mikro-orm/pglite';
import { types } from 'pg';

/** PostgreSQL's object ids of the types `timestamptz` and `text[]`. */
const timestamptzOid = 1184;
const textArrayOid = 1009 as number;

/**
 * How values are read, the same on every way: by MikroORM, in a unit of work, in a hot statement.
 * Days and stretches of time stay text, moments are Dates.
 */
export const parsers: Record<number, (text: string) => unknown> = {
  ...createPostgreSqlTypeParsers((text) => types.getTypeParser(textArrayOid)(text) as string[]),
  [timestamptzOid]: (text: string) => new Date(text),
};
