import type { PGlite } from '@electric-sql/pglite';

/**
 * A database of one test file: a copy of the migrated one, embedded or on TEST_DATABASE_URL's
 * server.
 */
export interface TestDatabase {
  pglite?: PGlite;
  url?: string;
  drop(): Promise<void>;
}
