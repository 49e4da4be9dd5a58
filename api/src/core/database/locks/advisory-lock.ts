import { sql } from 'kysely';
import { roomSql } from '../../sql/index.ts';

/** An advisory lock of PostgreSQL that ends with the transaction. */
export const advisoryLock = roomSql<object>('core').statement(
  'advisoryLock',
  { key: 'text' },
  (db, { key }) =>
    db.selectNoFrom((eb) =>
      eb.fn('pg_advisory_xact_lock', [eb.fn('hashtextextended', [key, sql.lit(0)])]).as('lock'),
    ),
);
