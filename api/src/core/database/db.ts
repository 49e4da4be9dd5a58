import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { MikroORM as EmbeddedORM } from '@mikro-orm/pglite';
import { MikroORM as ServerORM } from '@mikro-orm/postgresql';
import type { Log } from '../log.ts';
import { type Statement, valuesOf } from '../sql/index.ts';
import { traced } from '../tracing/tracing.ts';
import type { Database, DatabaseSettings } from './database.ts';
import { DatabaseRunner } from './database-runner.ts';
import { watchRoom } from './embedded/disk-room.ts';
import { type EmbeddedFolder, makeCheckpoints, onAnswer, openFolder } from './embedded/embedded.ts';
import { EmbeddedCopy } from './embedded/embedded-copy.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { refuseUnfinishedFolder } from './embedded/unfinished-restore.ts';
import { unknownMigrations } from './migrate/schema-check.ts';
import { ormOptions } from './orm-options.ts';
import { openServer } from './server/server-database.ts';
import { SlowStatements } from './slow-statements.ts';
import { refuseInside, transactions } from './transactions.ts';

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

interface EmbeddedParts extends Omit<EmbeddedFolder, 'isNew'> {
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

const ormOf = (
  pglite: PGlite,
  { entities, migrations }: Pick<DatabaseSettings, 'entities' | 'migrations'>,
): Promise<EmbeddedORM> =>
  EmbeddedORM.init({
    ...ormOptions(entities, migrations),
    // As a function: what is given as it is would be copied.
    driverOptions: { pglite: () => pglite },
  });

async function openEmbedded(settings: DatabaseSettings): Promise<Database> {
  const dataDir = settings.dataDir ?? '.data';
  if (!settings.pglite) refuseUnfinishedFolder(dataDir);
  const release = settings.pglite ? undefined : await lockFolder(dataDir);
  const { pglite, log, isNew } = settings.pglite
    ? { pglite: settings.pglite, log: undefined, isNew: false }
    : await openFolder(dataDir);
  const orm = await ormOf(pglite, settings);
  const runner = new DatabaseRunner(log);
  const slow = new SlowStatements();
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
  const db: Database = {
    orm,
    kind: 'embedded',
    slow,
    pglite,
    isNew,
    copy,
    isBackedUp: () => Promise.resolve(copy?.isUsed ?? false),
    lastFullAt: () => runner.fullAt,
    lastAnswerAt: () => runner.answeredAt,
    commits: () => log?.asked,
    waitsForDisk: () => log?.isSyncing ?? false,
    kept: () => log?.settled() ?? Promise.resolve(),
    ...transactions(orm, runner, { ...settings, slow }, othersTurn),
    async query<Input extends object, Row>(statement: Statement<Input, Row>, input: Input) {
      refuseInside(statement.name);
      const compiled = statement.compiled();
      const values = valuesOf(compiled, input);
      await othersTurn();
      const { rows } = await traced(statement.name, () =>
        runner.retried(() =>
          slow.timed(statement.name, () => pglite.query<Row>(compiled.text, values)),
        ),
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
  runner.isNewer = async () => (await unknownMigrations(db)).length > 0;
  return db;
}
