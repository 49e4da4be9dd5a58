import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Options } from '@mikro-orm/core';
import { MikroORM as EmbeddedORM } from '@mikro-orm/pglite';
import { MikroORM as ServerORM } from '@mikro-orm/postgresql';
import type { Log } from '../log.ts';
import { type Statement, valuesOf } from '../sql/index.ts';
import { traced } from '../tracing/tracing.ts';
import { DatabaseRunner } from './database-runner.ts';
import { watchRoom } from './disk-room.ts';
import { type EmbeddedFolder, makeCheckpoints, onAnswer, openFolder } from './embedded.ts';
import { EmbeddedCopy } from './embedded-copy.ts';
import { lockFolder } from './folder-lock.ts';
import { ormOptions } from './orm-options.ts';
import { openServer } from './server-database.ts';
import type { ServerPool } from './server-pool.ts';
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
  /** Hears of connections that had to be taken back, and of a database that is silent. */
  log?: Log | undefined;
}

export type BareOrm = EmbeddedORM | ServerORM;

/** Entities and migrations over a database that serves nobody yet: for a restore. */
export async function openBare(settings: DatabaseSettings): Promise<BareOrm> {
  const shared = ormOptions(settings.entities, settings.migrations);
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
    ...ormOptions(settings.entities, settings.migrations),
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
      const { rows } = await traced(statement.name, () =>
        runner.retried(() => pglite.query<Row>(compiled.text, values)),
      );
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
