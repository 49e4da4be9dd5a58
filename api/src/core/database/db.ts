import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Options } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as EmbeddedORM } from '@mikro-orm/pglite';
import { MikroORM as ServerORM } from '@mikro-orm/postgresql';
import type { CustomTypesConfig } from 'pg';
import { types } from 'pg';
import { databaseConnectMilliseconds, statementMilliseconds } from '../../limits.ts';
import { backupLock } from '../backup/connection.ts';
import type { Log } from '../log.ts';
import { type Statement, valuesOf } from '../sql/index.ts';
import { DatabaseRunner } from './database-runner.ts';
import { watchRoom } from './disk-room.ts';
import { type EmbeddedFolder, makeCheckpoints, onAnswer, openFolder } from './embedded.ts';
import { EmbeddedCopy } from './embedded-copy.ts';
import { lockFolder } from './folder-lock.ts';
import { MigrationFiles } from './migration-files.ts';
import { parsers } from './parsers.ts';
import { PoolDialect } from './pool-dialect.ts';
import { ServerLine } from './server-line.ts';
import { ServerPool } from './server-pool.ts';
import { ServerWatch } from './server-watch.ts';
import { SideConnection } from './side-connection.ts';
import { refuseInside, transactions, type UnitsOfWork } from './transactions.ts';
import { refuseUnfinishedFolder } from './unfinished-restore.ts';

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
  /** Of an embedded database in a folder. */
  copy?: EmbeddedCopy | undefined;
  pool?: ServerPool;
  pglite?: PGlite;
  close(): Promise<void>;
}

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

export interface DatabaseSettings {
  entities: NonNullable<Options['entities']>;
  migrations: string;
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  /** Tests hand in a clone of a migrated database. */
  pglite?: PGlite | undefined;
  /** Hears of connections that had to be taken back, and of a database that is silent. */
  log?: Log | undefined;
}

export type BareOrm = EmbeddedORM | ServerORM;

/** Entities and migrations over a database that serves nobody yet: for a restore. */
export async function openBare(settings: DatabaseSettings): Promise<BareOrm> {
  const shared = common(settings.entities, settings.migrations);
  const { pglite, databaseUrl: clientUrl } = settings;
  if (pglite) {
    const orm = await EmbeddedORM.init({ ...shared, driverOptions: { pglite: () => pglite } });
    return orm;
  }
  const orm = await ServerORM.init({ ...shared, clientUrl });
  return orm;
}

/**
 * Opens the PostgreSQL server at `databaseUrl`, else the embedded one under `dataDir`.
 * @throws when the folder is held by another process or the server can't be reached
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.databaseUrl ? openServer(settings, settings.databaseUrl) : openEmbedded(settings);
}

/** The lock is taken for the moment of this statement, unless a backup has it. */
async function isBackedUp(sql: Database['sql']): Promise<boolean> {
  const [lock] = await sql<{ isFree: boolean }>(
    `select pg_try_advisory_xact_lock_shared(${backupLock}) as "isFree"`,
  );
  return !lock?.isFree;
}

/** A server keeps its log by itself, and others write to it. */
const ofServer = {
  commits: () => undefined,
  waitsForDisk: () => false,
  kept: () => Promise.resolve(),
} satisfies Partial<Database>;

async function openServer(settings: DatabaseSettings, clientUrl: string): Promise<Database> {
  const line = new ServerLine();
  const pool = new ServerPool({
    connectionString: clientUrl,
    max: 20,
    types: parsing,
    connectionTimeoutMillis: databaseConnectMilliseconds,
    stream: () => line.socket(),
    // Hot statements have stable plans; planning anew for each LIMIT halves the throughput, and
    // compiling one (jit) takes longer than running it.
    options: `-c statement_timeout=${statementMilliseconds} -c plan_cache_mode=force_generic_plan -c jit=off -c timezone=UTC`,
  });
  const orm = await ServerORM.init({
    ...common(settings.entities, settings.migrations),
    clientUrl,
    // As a function: what is given as it is would be copied.
    driverOptions: () => new PoolDialect(pool),
  });
  const side = new SideConnection({ connectionString: clientUrl });
  const watch = new ServerWatch(pool, line, side, settings.log);
  const runner = new DatabaseRunner(undefined, watch);
  const sql = async <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> => {
    refuseInside(text);
    const { rows } = await runner.retried(() =>
      pool.run(undefined, (client) => client.query<never>(text, parameters)),
    );
    return rows;
  };
  return {
    orm,
    kind: 'server',
    pool,
    lastFullAt: () => runner.fullAt,
    lastAnswerAt: () => runner.answeredAt,
    ...ofServer,
    isBackedUp: () => isBackedUp(sql),
    ...transactions(orm, runner),
    async query(statement, input) {
      refuseInside(statement.name);
      const compiled = statement.compiled();
      const values = valuesOf(compiled, input);
      const { rows } = await runner.retried(
        (undertaking) =>
          pool.run(undertaking, (client) =>
            client.query<never>({
              text: compiled.text,
              values,
              ...(compiled.name !== null && { name: compiled.name }),
            }),
          ),
        statement.name,
      );
      return rows;
    },
    sql,
    async close() {
      watch.close();
      await orm.close(true);
      await pool.close();
    },
  };
}

interface EmbeddedParts extends EmbeddedFolder {
  runner: DatabaseRunner;
  copy: EmbeddedCopy;
  dataDir: string;
}

/** What a server does for itself: checkpoints, and no changes while its disk is full. */
function keepUp({ log, runner, pglite, copy, dataDir }: EmbeddedParts, told?: Log): () => void {
  const exec = (text: string) => runner.retried(() => pglite.exec(text));
  const endCheckpoints = makeCheckpoints(log, async () => {
    if (!copy.isCopying) await exec('checkpoint');
  });
  const endRoom = watchRoom(
    dataDir,
    () => log.asked,
    async (isFull) => {
      // A unit of work that is under way is finished first.
      await exec(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
      if (isFull) runner.fullAt = performance.now();
      told?.warn(
        isFull
          ? 'the disk is full: nothing is saved until there is room again'
          : 'there is room on the disk again',
      );
    },
  );
  return () => {
    endCheckpoints();
    endRoom();
  };
}

async function openEmbedded(settings: DatabaseSettings): Promise<Database> {
  const dataDir = settings.dataDir ?? '.data';
  if (!settings.pglite) refuseUnfinishedFolder(dataDir);
  const release = settings.pglite ? undefined : await lockFolder(dataDir);
  const { pglite, log } = settings.pglite
    ? { pglite: settings.pglite, log: undefined }
    : await openFolder(dataDir);
  const orm = await EmbeddedORM.init({
    ...common(settings.entities, settings.migrations),
    // As a function: what is given as it is would be copied.
    driverOptions: { pglite: () => pglite },
  });
  const runner = new DatabaseRunner(log);
  if (log)
    onAnswer(pglite, () => {
      runner.answeredAt = performance.now();
    });
  const sql = async <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> => {
    refuseInside(text);
    const { rows } = await runner.retried(() => pglite.query<Row>(text, parameters));
    return rows;
  };
  const copy = log && new EmbeddedCopy(dataDir, sql);
  const endUpkeep = log && copy && keepUp({ log, runner, pglite, copy, dataDir }, settings.log);
  return {
    orm,
    kind: 'embedded',
    pglite,
    copy,
    isBackedUp: () => Promise.resolve(copy?.isUsed ?? false),
    lastFullAt: () => runner.fullAt,
    lastAnswerAt: () => runner.answeredAt,
    commits: () => log?.asked,
    waitsForDisk: () => log?.isSyncing ?? false,
    kept: () => log?.settled() ?? Promise.resolve(),
    ...transactions(orm, runner, othersTurn),
    async query<Input extends object, Row>(statement: Statement<Input, Row>, input: Input) {
      refuseInside(statement.name);
      const compiled = statement.compiled();
      const values = valuesOf(compiled, input);
      await othersTurn();
      const { rows } = await runner.retried(() => pglite.query<Row>(compiled.text, values));
      return rows;
    },
    sql,
    async close() {
      endUpkeep?.();
      await orm.close(true);
      await pglite.close();
      await release?.();
    },
  };
}
