import type { PGlite } from '@electric-sql/pglite';
import type { Options } from '@mikro-orm/core';
import type { MikroORM as EmbeddedORM } from '@mikro-orm/pglite';
import type { MikroORM as ServerORM } from '@mikro-orm/postgresql';
import type { Log } from '../log.ts';
import type { Statement } from '../sql/index.ts';
import type { EmbeddedCopy } from './embedded/embedded-copy.ts';
import type { ServerPool } from './server/server-pool.ts';
import type { SlowStatements } from './slow-statements.ts';
import type { UnitsOfWork } from './transactions.ts';

export interface Database extends UnitsOfWork {
  readonly orm: EmbeddedORM | ServerORM;
  readonly kind: 'embedded' | 'server';
  /**
   * Runs a typed statement outside of any transaction, and again when the database rolled it back
   * for others. Refuses inside one: on the embedded database it would wait for itself for ever.
   * @returns its rows, as the query says
   */
  query<Input extends object, Row>(statement: Statement<Input, Row>, input: Input): Promise<Row[]>;
  /**
   * SQL text with $1, $2 …, outside of any transaction: for tests, the demo college, readiness and
   * the queue's own tables. Rooms have typed statements.
   */
  sql<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /**
   * When a change last found no room on the database's disk, by `performance.now`; undefined when
   * none did.
   */
  lastFullAt(): number | undefined;
  /** What took long in the last day. */
  readonly slow: SlowStatements;
  /** When it last answered anybody, by `performance.now`. */
  lastAnswerAt(): number;
  /**
   * Another number whenever something was committed; undefined where others may have without
   * telling this process.
   */
  commits(): number | undefined;
  /** Whether those who changed something wait for this process's disk now. */
  waitsForDisk(): boolean;
  /**
   * Waits until all that was committed before survives a power cut: for who asks `pglite` itself.
   * Everything above does so by itself.
   */
  kept(): Promise<void>;
  /**
   * Whether a backup is being made: the bytes of files that are deleted meanwhile stay until it has
   * them.
   */
  isBackedUp(): Promise<boolean>;
  /** Of a server: what the role lacks of what a pooler can't pass on. */
  missingSettings?(): Promise<string[]>;
  /** Whether this process has begun it, in a folder that had none. */
  isNew?: boolean;
  /** Of an embedded database in a folder. */
  copy?: EmbeddedCopy | undefined;
  pool?: ServerPool;
  pglite?: PGlite;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  entities: NonNullable<Options['entities']>;
  migrations: string;
  databaseUrl?: string | undefined;
  /** In front of that server, where one is (`DATABASE_DIRECT_URL`). */
  poolerUrl?: string | undefined;
  /** Whether statements have names on their connections; by default they do. */
  isPrepared?: boolean;
  dataDir?: string | undefined;
  /** Tests hand in a clone of a migrated database. */
  pglite?: PGlite | undefined;
  /** Taking a lock out of `lockOrder` is an error: in tests. */
  assertsLockOrder?: boolean;
  /** Hears of connections that had to be taken back, and of a database that is silent. */
  log?: Log | undefined;
}
