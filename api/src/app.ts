import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Config } from './config.ts';
import { enforceAccess } from './core/access.ts';
import { type Clock, systemClock } from './core/clock.ts';
import type { App } from './core/context.ts';
import { migrate, openDatabase } from './core/database/db.ts';
import { createEvents } from './core/events.ts';
import { createFileAddresses } from './core/files/address.ts';
import { createFileStore } from './core/files/store.ts';
import { createJobs } from './core/jobs.ts';
import { createLimits } from './core/limits.ts';
import { createLog, type Log } from './core/log.ts';
import { createMailer, type Mailer } from './core/mail/mail.ts';
import type { OwnData } from './core/own-data.ts';
import { createTokens } from './core/tokens.ts';
import { features } from './features/index.ts';
import { buildSchema } from './schema.ts';
import { createExecutor, type Executor } from './transports/graphql/execute.ts';
import { openTransports, type Rows, type Transports } from './transports/server.ts';

/** What tests replace; everything else is the product's own. */
export interface Replacements {
  clock?: Clock;
  mailer?: Mailer;
  /** A clone of a migrated database. */
  pglite?: PGlite;
  /**
   * Of another application: the schema does not depend on the configuration, and building it takes
   * a while.
   */
  executor?: Executor;
  log?: Log;
}

/** The started product. */
export interface Running {
  app: App;
  executor: Executor;
  transports: Transports;
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

/** The folder that holds package.json: the same from the sources and from the build. */
function projectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder)
    folder = dirname(folder);
  return folder;
}

function executorOfAllFeatures(): Executor {
  const schema = buildSchema();
  enforceAccess(schema);
  return createExecutor(schema);
}

/**
 * Starts the product: database, migrations, services, jobs, schema, transports. The port is opened
 * by `listen`.
 * @throws when the database can't be opened, or a root field or a socket room is wrong
 */
export async function startApp(config: Config, replace: Replacements = {}): Promise<Running> {
  const clock = replace.clock ?? systemClock;
  const log = replace.log ?? createLog(config);
  const db = await openDatabase({
    entities,
    migrations: migrationsFolder,
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    pglite: replace.pglite,
  });
  if (!replace.pglite) await migrate(db);
  const events = createEvents(log, config.redisUrl);
  const app: App = {
    config,
    clock,
    log,
    db,
    events,
    jobs: createJobs(db, log),
    limits: createLimits(config.limits, events.redis),
    mailer: replace.mailer ?? createMailer(config),
    files: createFileStore(config),
    addresses: createFileAddresses(config.jwtSecret, clock),
    tokens: createTokens(config.jwtSecret),
    async onAccountDeleted(work, account) {
      for (const feature of features) await feature.onAccountDeleted?.(work, account);
    },
    ownData: Object.assign({}, ...features.map((feature) => feature.ownData)) as OwnData,
  };
  for (const feature of features) await feature.start?.(app);
  await app.jobs.start(features.flatMap((feature) => feature.jobs?.(app) ?? []));

  const executor = replace.executor ?? executorOfAllFeatures();
  const transports = await openTransports(
    app,
    executor,
    await featureRows(),
    join(projectFolder(), 'dist', 'web'),
  );
  return {
    app,
    executor,
    transports,
    listen: () => transports.server.listen({ port: config.port, host: config.host }),
    async drain(milliseconds) {
      transports.turnOff();
      await sleep(milliseconds);
    },
    async close(graceMilliseconds = defaultGraceMilliseconds) {
      await Promise.all([transports.close(graceMilliseconds), app.jobs.stop()]);
      for (const feature of features) await feature.stop?.(app);
      await events.close();
      await db.close();
    },
  };
}
