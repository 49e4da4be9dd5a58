import 'reflect-metadata';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { freshBackupMilliseconds, updateBackupMilliseconds } from './backup-limits.ts';
import type { Config } from './config.ts';
import { enforceAccess } from './core/access.ts';
import { BackupError } from './core/backup/bytes.ts';
import { newestBackupAt } from './core/backup/kept-archives.ts';
import { makeBackup } from './core/backup/make-backup.ts';
import { type Clock, systemClock } from './core/clock.ts';
import type { App } from './core/context.ts';
import type { Database, DatabaseSettings } from './core/database/database.ts';
import { openDatabase } from './core/database/db.ts';
import { migrate } from './core/database/migrate/migrate.ts';
import { NewerDatabaseError } from './core/database/migrate/schema-check.ts';
import { StaleReads } from './core/database/server/stale-reads.ts';
import { createFileAddresses } from './core/files/address.ts';
import { guardStore } from './core/files/guarded-store.ts';
import { createFileStore } from './core/files/store.ts';
import { createJobs, type Job } from './core/jobs/jobs.ts';
import { createLimits } from './core/limits/limits.ts';
import { createEvents } from './core/live/events.ts';
import { createLog, type Log } from './core/log.ts';
import { createMailer, type Mailer } from './core/mail/mail.ts';
import { watchMailer } from './core/mail/watched-mailer.ts';
import type { OwnData } from './core/own-data.ts';
import { createPush, type PushTransport } from './core/push/push.ts';
import { createTokens } from './core/secrets/tokens.ts';
import { endTracing, traceTo } from './core/tracing/tracing.ts';
import { nameInBackups } from './features/college/index.ts';
import { allFiles } from './features/files/index.ts';
import { features } from './features/index.ts';
import { buildSchema } from './schema.ts';
import { listen } from './transports/connections/listen.ts';
import { createExecutor, type Executor } from './transports/graphql/execute.ts';
import type { TrustedTexts } from './transports/graphql/trusted-documents.ts';
import { openTransports, type Rows, type Transports } from './transports/server.ts';

/** What tests replace; everything else is the product's own. */
export interface Replacements {
  /** Jobs go by the real one alone: whoever replaces it begins what has its time. */
  clock?: Clock;
  mailer?: Mailer;
  /** Hands requests to push services. */
  pushTransport?: PushTransport;
  /** A clone of a migrated database. */
  pglite?: PGlite;
  /**
   * Of another application: the schema does not depend on the configuration, and building it takes
   * a while.
   */
  executor?: Executor;
  /** What is answered by its hash, in the place of what the web app sends. */
  trusted?: TrustedTexts;
  log?: Log;
}

/** The started product. */
export interface Running {
  app: App;
  executor: Executor;
  transports: Transports;
  /** The migrations that this start applied. */
  migrations: readonly string[];
  /** Opens the port. @returns the address, as `http://127.0.0.1:4000` */
  listen(): Promise<string>;
  /**
   * Turns readiness off and goes on answering for so long: whoever shares calls out sends them
   * elsewhere meanwhile.
   */
  drain(milliseconds: number): Promise<void>;
  /**
   * Closes the transports, finishes requests and jobs in progress, then closes events and the
   * database.
   * @param graceMilliseconds how long requests may take to finish before they are cut off
   */
  close(graceMilliseconds?: number): Promise<void>;
}

/** Six seconds of a body that is on its way, and a little to answer it. */
const defaultGraceMilliseconds = 6500;

export const entities = features.flatMap((feature) => feature.entities ?? []);
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** The REST rows and socket rooms of all features. */
export async function featureRows(): Promise<Rows> {
  const rows: Rows = { restRows: [], socketRooms: [] };
  for (const feature of features) {
    rows.restRows.push(...((await feature.restRows?.()) ?? []));
    rows.socketRooms.push(...((await feature.socketRooms?.()) ?? []));
  }
  return rows;
}

/** Tables whose rows count no more where a backup is restored. */
export const endedByRestore = features.flatMap((feature) => feature.endedByRestore ?? []);

/** The folder that holds package.json: the same from the sources and from the build. */
function projectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder)
    folder = dirname(folder);
  return folder;
}

/** The version of this program. */
export const programVersion = (): string =>
  (JSON.parse(readFileSync(join(projectFolder(), 'package.json'), 'utf8')) as { version: string })
    .version;

function executorOfAllFeatures(): Executor {
  const schema = buildSchema();
  enforceAccess(schema);
  return createExecutor(schema);
}

const updateTexts = {
  tooLong: 'It would have held up the start for too long.',
  notMade:
    'no backup could be made before the update: the way back is the newest one, made at night or by "npm run backup"',
} as const;

/** An update has a way back. A backup that can't be made is told, and the update goes on. */
async function backUpBeforeUpdate(
  db: Database,
  config: Config,
  { version, log }: Pick<App, 'version' | 'log'>,
): Promise<void> {
  const { migrator } = db.orm;
  if ((await migrator.getExecuted()).length === 0 || (await migrator.getPending()).length === 0)
    return;
  const newest = db.copy ? null : await newestBackupAt(config).catch(() => null);
  if (newest && Date.now() - newest.getTime() < freshBackupMilliseconds) return;
  const place = {
    ...{ config, version },
    storedFiles: allFiles.compiled().text,
    writtenName: nameInBackups.compiled().text,
  };
  // The embedded database has one process, and nobody waits for another.
  const end = db.copy ? Infinity : performance.now() + updateBackupMilliseconds;
  const seen = (): void => {
    if (performance.now() > end) throw new BackupError(updateTexts.tooLong);
  };
  await makeBackup(place, 'update', { copy: db.copy, seen }).then(
    ({ path }) => log.info(`a backup was made before the update: ${path}`),
    (error: unknown) => log.error({ err: error }, updateTexts.notMade),
  );
}

async function migrateDirectly(
  settings: DatabaseSettings,
  before: (db: Database) => Promise<void>,
): Promise<string[]> {
  const db = await openDatabase(settings);
  try {
    return await migrate(db, () => before(db));
  } finally {
    await db.close();
  }
}

/** Opens the database, brings it to this version, and tells what was done. */
async function openMigrated(
  config: Config,
  pglite: PGlite | undefined,
  { version, log }: Pick<App, 'version' | 'log'>,
): Promise<{ db: Database; migrations: string[] }> {
  const { databaseUrl, poolerUrl, isPrepared, dataDir } = config;
  const settings = {
    ...{ entities, migrations: migrationsFolder, databaseUrl, dataDir, pglite, log },
    assertsLockOrder: config.environment === 'test',
  };
  // Who migrates holds a lock over many statements, which no pooler lends a connection for.
  const before = (db: Database) => backUpBeforeUpdate(db, config, { version, log });
  const migrated = poolerUrl && (await migrateDirectly(settings, before));
  const db = await openDatabase({ ...settings, poolerUrl, isPrepared });
  const migrations =
    migrated ||
    (pglite
      ? []
      : await migrate(db, () => before(db)).catch(async (error: unknown) => {
          // Who tells of it opens it once more. After any other failure a close might never end.
          if (error instanceof NewerDatabaseError) await db.close().catch(() => undefined);
          throw error;
        }));
  // Those of a new database may have been applied when the program was built.
  const applied = db.isNew
    ? (await db.orm.migrator.getExecuted()).map(({ name }) => name)
    : migrations;
  log.info(
    { version, node: process.versions.node, database: db.kind, migrations: applied.join(' ') },
    `Experiencia ${version}, ${applied.length === 0 ? 'no migration was missing' : `${applied.length} migrations were applied`}`,
  );
  return { db, migrations };
}

/** What the product consists of, over an open database. Nothing of it runs. */
export function createApp(
  config: Config,
  db: Database,
  replace: Pick<Replacements, 'mailer' | 'pushTransport'> & Pick<App, 'clock' | 'log' | 'version'>,
): App {
  const { clock, log, version } = replace;
  const events = createEvents(log, config.redisUrl);
  return {
    version,
    config,
    clock,
    log,
    db,
    stale: new StaleReads(db, config.replicaUrl, log),
    events,
    jobs: createJobs(db, log, { goByClock: clock === systemClock }),
    limits: createLimits(config.limits, events.redis),
    mailer: watchMailer(replace.mailer ?? createMailer(config)),
    push: createPush(config, replace.pushTransport),
    files: guardStore(createFileStore(config)),
    addresses: createFileAddresses(config.jwtSecret, clock),
    tokens: createTokens(config.jwtSecret),
    async onAccountDeleted(work, account) {
      for (const feature of features) await feature.onAccountDeleted?.(work, account);
    },
    async onBanChanged(work, account) {
      for (const feature of features) await feature.onBanChanged?.(work, account);
    },
    async onCollegeRenamed(work, names) {
      for (const feature of features) await feature.onCollegeRenamed?.(work, names);
    },
    ownData: Object.assign({}, ...features.map((feature) => feature.ownData)) as OwnData,
  };
}

/** The slow work of all rooms. */
export const allJobs = (app: App): Job<never>[] =>
  features.flatMap((feature) => feature.jobs?.(app) ?? []);

/**
 * Starts the product: database, migrations, services, jobs, schema, transports. The port is opened
 * by `listen`.
 * @throws when the database can't be opened, or a root field or a socket room is wrong
 */
export async function startApp(config: Config, replace: Replacements = {}): Promise<Running> {
  const clock = replace.clock ?? systemClock;
  const log = replace.log ?? createLog(config);
  const version = programVersion();
  if (config.tracesEndpoint) {
    const { openTelemetry } = await import('./core/tracing/open-telemetry.ts');
    traceTo(openTelemetry(config.tracesEndpoint, version));
  }
  const { db, migrations } = await openMigrated(config, replace.pglite, { version, log });
  const app = createApp(config, db, { ...replace, clock, log, version });
  for (const feature of features) await feature.start?.(app);
  await app.jobs.start(allJobs(app));

  const executor = replace.executor ?? executorOfAllFeatures();
  const transports = await openTransports(
    app,
    executor,
    await featureRows(),
    join(projectFolder(), 'dist', 'web'),
    replace.trusted,
  );
  return {
    app,
    executor,
    transports,
    migrations,
    listen: () => listen(transports.server, config),
    async drain(milliseconds) {
      transports.turnOff();
      await sleep(milliseconds);
    },
    async close(graceMilliseconds = defaultGraceMilliseconds) {
      await Promise.all([transports.close(graceMilliseconds), app.jobs.stop()]);
      for (const feature of features) await feature.stop?.(app);
      await app.events.close();
      await app.stale.close();
      await db.close();
      if (config.tracesEndpoint) await endTracing();
    },
  };
}
