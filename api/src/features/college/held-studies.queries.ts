import { sql } from 'kysely';
import { countRows } from '../../core/sql/index.ts';
import { accounts } from '../identity/index.ts';
import { collegeSql } from './college.sql.ts';

/** What stands in a column of people, and how many have it. */
const held = (name: 'heldDegrees' | 'heldStreams', column: 'degree_type' | 'stream') =>
  collegeSql.statement(name, {}, (db) =>
    db
      .selectFrom(accounts.as('account'))
      .where(`account.${column}`, 'is not', null)
      .groupBy(sql`1`)
      .orderBy(sql`2`, 'desc')
      .orderBy(sql`1`)
      .select([sql<string>`${sql.ref(`account.${column}`)}`.as('name'), countRows().as('people')]),
  );

export const heldDegrees = held('heldDegrees', 'degree_type');
export const heldStreams = held('heldStreams', 'stream');
