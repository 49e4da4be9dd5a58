import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Config } from './config.ts';
import { gateSchema } from './core/access.ts';
import { systemClock, type Clock } from './core/clock.ts';
import type { App } from './core/context.ts';
import { migrate, openDatabase } from './core/db.ts';
import { createEvents } from './core/events.ts';
import { createFileAddresses } from './core/files/address.ts';
import { createFileStore } from './core/files/store.ts';
import { createJobs } from './core/jobs.ts';
import { createLimits } from './core/limits.ts';
import { createLog, type Log } from './core/log.ts';
import { createMailer, type Mailer } from './core/mail.ts';
import { createTokens } from './core/tokens.ts';
import { createExecutor, type Executor } from './doors/execute.ts';
import { openDoors, type Doors, type Rows } from './doors/server.ts';
import { features } from './features/index.ts';
import { buildSchema } from './schema.ts';

/** What tests put in the place of the real thing: the clock, the mail, a cloned database. */
export interface Replacements {
  clock?: Clock;
  mailer?: Mailer;
  pglite?: PGlite;
  log?: Log;
}

export interface Running {
  app: App;
  executor: Executor;
  doors: Doors;
  /** Opens the port. @returns the address */
  listen(): Promise<string>;
  /** Stops taking work, finishes what is under way, closes sockets and the database. */
  close(): Promise<void>;
}

export const entities = features.flatMap((feature) => feature.entities ?? []);
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** The rows of all features' doors. */
export async function featureRows(): Promise<Rows> {
  const rows: Rows = { rest: [], rooms: [] };
  for (const feature of features) {
    rows.rest.push(...((await feature.rest?.()) ?? []));
    rows.rooms.push(...((await feature.rooms?.()) ?? []));
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

/** Builds the whole product from its configuration; the tests start the same. */
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
  const events = createEvents(config.redisUrl);
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
  };
  for (const feature of features) await feature.ready?.(app);
  await app.jobs.start(features.flatMap((feature) => feature.jobs?.(app) ?? []));

  const schema = buildSchema();
  gateSchema(schema);
  const executor = createExecutor(schema);
  const doors = await openDoors(
    app,
    executor,
    await featureRows(),
    join(projectFolder(), 'dist', 'web'),
  );
  return {
    app,
    executor,
    doors,
    listen: () => doors.server.listen({ port: config.port, host: config.host }),
    async close() {
      await doors.close();
      await app.jobs.stop();
      for (const feature of features) await feature.stop?.(app);
      await events.close();
      await db.close();
    },
  };
}
