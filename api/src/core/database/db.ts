import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { setImmediate as othersTurn, setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { EntityManager, Options } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { createPostgreSqlTypeParsers, MikroORM as EmbeddedORM } from '@mikro-orm/pglite';
import { MikroORM as ServerORM, type SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Transaction } from 'kysely';
import type { CustomTypesConfig, Pool } from 'pg';
import { types } from 'pg';
import {
  databaseConnectMilliseconds,
  databaseSilenceMilliseconds,
  statementMilliseconds,
} from '../../limits.ts';
import { type Statement, valuesOf } from '../sql/index.ts';
import { DatabaseRunner } from './database-runner.ts';
import { databaseSocket } from './database-socket.ts';
import { lockFolder } from './folder-lock.ts';
import { MigrationFiles } from './migration-files.ts';

export interface Database {
  readonly orm: EmbeddedORM | ServerORM;
  readonly kind: 'embedded' | 'server';
  /**
   * Runs a typed statement outside of any transaction, and again when the database rolled it back
   * for others. Refuses inside one: on the embedded database it would wait for itself for ever.
   * @returns its rows, as the query says
   */
  query<Input extends object, Row>(statement: Statement<Input, Row>, input: Input): Promise<Row[]>;
  /** Runs a typed statement inside a transaction. */
  queryIn<Input extends object, Row>(
    em: SqlEntityManager,
    statement: Statement<Input, Row>,
    input: Input,
  ): Promise<Row[]>;
  /**
   * A unit of work whose changes are committed together; done again from its beginning when the
   * database rolled it back. Inside, use only what it is given.
   */
  transaction<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T>;
  /**
   * SQL text with $1, $2 …, outside of any transaction: for tests, the demo college, readiness and
   * the queue's own tables. Rooms have typed statements.
   */
  sql<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** The same inside a transaction. */
  sqlIn<Row>(em: SqlEntityManager, text: string, parameters?: unknown[]): Promise<Row[]>;
  /**
   * When a change last found no room on the server's disk, by `performance.now`; undefined when
   * none did.
   */
  lastFullAt(): number | undefined;
  /** When it last answered anybody, by `performance.now`. */
  lastAnswerAt(): number;
  pool?: Pool;
  pglite?: PGlite;
  close(): Promise<void>;
}

const inTransaction = new AsyncLocalStorage<true>();

/** PostgreSQL's object ids of the types `timestamptz` and `text[]`. */
const timestamptzOid = 1184;
const textArrayOid = 1009 as number;

/**
 * How values are read, the same on every way: by MikroORM, in a unit of work, in a hot statement.
 * Days and stretches of time stay text, moments are Dates.
 */
const parsers: Record<number, (text: string) => unknown> = {
  ...createPostgreSqlTypeParsers((text) => types.getTypeParser(textArrayOid)(text) as string[]),
  [timestamptzOid]: (text: string) => new Date(text),
};
const parsing: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    parsers[type] ?? (types.getTypeParser(type, format) as (text: string) => unknown),
};

const common = (entities: Options['entities'], migrations: string) =>
  ({
    entities,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: {
      path: migrations,
      glob: '*.{js,ts}',
      transactional: true,
      allOrNothing: true,
      emit: 'ts',
      generator: MigrationFiles,
      snapshot: false,
    },
    forceUtcTimezone: true,
    allowGlobalContext: false,
    discovery: { checkDuplicateTableNames: true },
    // Entities can't state functions (`MigrationFiles`).
    schemaGenerator: { ignoreRoutines: true },
    debug: false,
    logger: () => undefined,
  }) satisfies Partial<Options>;

/** A fresh embedded database: in memory, or in a folder. */
export const createPglite = (dataDir?: string, dumped?: Blob): Promise<PGlite> =>
  PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(dumped ? { loadDataDir: dumped } : {}),
    extensions: { citext, pg_trgm, unaccent },
    parsers,
  });

export interface DatabaseSettings {
  entities: NonNullable<Options['entities']>;
  migrations: string;
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  /** Tests hand in a clone of a migrated database. */
  pglite?: PGlite | undefined;
}

/**
 * Opens the PostgreSQL server at `databaseUrl`, else the embedded one under `dataDir`.
 * @throws when the folder is held by another process or the server can't be reached
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.databaseUrl ? openServer(settings, settings.databaseUrl) : openEmbedded(settings);
}

async function openServer(settings: DatabaseSettings, clientUrl: string): Promise<Database> {
  const orm = await ServerORM.init({
    ...common(settings.entities, settings.migrations),
    clientUrl,
    pool: { min: 0, max: 20 },
    // Hot statements have stable plans; planning anew for each LIMIT halves the throughput, and
    // compiling one (jit) takes longer than running it.
    driverOptions: {
      types: parsing,
      connectionTimeoutMillis: databaseConnectMilliseconds,
      stream: () => databaseSocket(databaseSilenceMilliseconds),
      options: `-c statement_timeout=${statementMilliseconds} -c plan_cache_mode=force_generic_plan -c jit=off -c timezone=UTC`,
    },
  });
  const pool = await orm.driver.getConnection().getNativeClient();
  const runner = new DatabaseRunner();
  return {
    orm,
    kind: 'server',
    pool,
    lastFullAt: () => runner.fullAt,
    lastAnswerAt: () => runner.answeredAt,
    ...transactions(orm, runner),
    async query(statement, input) {
      refuseInside(statement.name);
      const compiled = statement.compiled();
      const values = valuesOf(compiled, input);
      const { rows } = await runner.retried(() =>
        pool.query<never>({
          text: compiled.text,
          values,
          ...(compiled.name !== null && { name: compiled.name }),
        }),
      );
      return rows;
    },
    async sql(text, parameters = []) {
      refuseInside(text);
      const { rows } = await runner.retried(() => pool.query<never>(text, parameters));
      return rows;
    },
    close: () => orm.close(true),
  };
}

async function openEmbedded(settings: DatabaseSettings): Promise<Database> {
  const release = settings.pglite ? undefined : await lockFolder(settings.dataDir ?? '.data');
  const pglite =
    settings.pglite ?? (await createPglite(join(settings.dataDir ?? '.data', 'database')));
  const orm = await EmbeddedORM.init({
    ...common(settings.entities, settings.migrations),
    // As a function: what is given as it is would be copied.
    driverOptions: { pglite: () => pglite },
  });
  const runner = new DatabaseRunner();
  return {
    orm,
    kind: 'embedded',
    pglite,
    lastFullAt: () => runner.fullAt,
    lastAnswerAt: () => runner.answeredAt,
    ...transactions(orm, runner, othersTurn),
    async query<Input extends object, Row>(statement: Statement<Input, Row>, input: Input) {
      refuseInside(statement.name);
      const compiled = statement.compiled();
      const values = valuesOf(compiled, input);
      await othersTurn();
      const { rows } = await runner.retried(() => pglite.query<Row>(compiled.text, values));
      return rows;
    },
    async sql<Row>(text: string, parameters: unknown[] = []) {
      refuseInside(text);
      const { rows } = await runner.retried(() => pglite.query<Row>(text, parameters));
      return rows;
    },
    async close() {
      await orm.close(true);
      await pglite.close();
      await release?.();
    },
  };
}

function refuseInside(name: string): void {
  if (inTransaction.getStore())
    throw new Error(`statement "${name}" runs outside of the transaction it was called in`);
}

/** Runs SQL in the transaction of a unit of work. What its rows are is for the caller to say. */
async function rowsIn<Row>(
  em: SqlEntityManager,
  text: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  const transaction = em.getTransactionContext<Transaction<unknown>>();
  if (!transaction) throw new Error('SQL of a unit of work needs a transaction');
  const query: CompiledQuery<unknown> = CompiledQuery.raw(text, parameters);
  const { rows } = await transaction.executeQuery<Row>(query);
  return rows;
}

/**
 * @param before is waited for before each unit of work. The embedded database answers without
 *   leaving the event loop, so a call of many commands would keep everybody else waiting.
 */
function transactions(
  orm: EmbeddedORM | ServerORM,
  runner: DatabaseRunner,
  before: () => Promise<unknown> = () => Promise.resolve(),
): Pick<Database, 'transaction' | 'sqlIn' | 'queryIn'> {
  return {
    async transaction(work) {
      refuseInside('transaction');
      await before();
      return runner.retried(() =>
        inTransaction.run(true, () =>
          (orm.em.fork() as EntityManager as SqlEntityManager).transactional((em) => work(em)),
        ),
      );
    },
    queryIn<Input extends object, Row>(
      em: SqlEntityManager,
      statement: Statement<Input, Row>,
      input: Input,
    ) {
      const compiled = statement.compiled();
      return rowsIn<Row>(em, compiled.text, valuesOf(compiled, input));
    },
    sqlIn: rowsIn,
  };
}

/**
 * How often an instance looks whether another has ended its migrations: one that waited inside a
 * statement would be silent for too long.
 */
const migrationLockMilliseconds = 100;

/**
 * Applies the migrations that are missing. On a server, instances that start together wait for one
 * another.
 */
export async function migrate(db: Database): Promise<void> {
  if (!db.pool) {
    await db.orm.migrator.up();
    return;
  }
  const client = await db.pool.connect();
  try {
    const tryLock = async (): Promise<boolean> =>
      (await client.query<{ isHeld: boolean }>('select pg_try_advisory_lock(7301) as "isHeld"'))
        .rows[0]?.isHeld ?? false;
    while (!(await tryLock())) await sleep(migrationLockMilliseconds);
    await db.orm.migrator.up();
  } finally {
    await client.query('select pg_advisory_unlock(7301)').catch(() => undefined);
    client.release(true);
  }
}
