import { sql } from 'kysely';
import { roomSql } from './sql/index.ts';

/** An advisory lock of PostgreSQL that ends with the transaction. */
export const advisoryLock = roomSql<object>('core').statement(
  'advisoryLock',
  { key: 'text' },
  (db, { key }) =>
    db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`.as('held')),
);
