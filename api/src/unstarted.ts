import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { pino } from 'pino';
import { allJobs, createApp, entities, migrationsFolder, programVersion } from './app.ts';
import type { Config } from './config.ts';
import { askForCopy } from './core/backup/door.ts';
import { systemClock } from './core/clock.ts';
import type { App } from './core/context.ts';
import type { Database } from './core/database/database.ts';
import { openDatabase } from './core/database/db.ts';
import { openCopy } from './core/database/embedded/embedded.ts';
import { FolderInUse } from './core/database/embedded/folder-lock.ts';
import {
  refuseUnfinished,
  refuseUnfinishedFolder,
} from './core/database/embedded/unfinished-restore.ts';
import { unopenedDatabase } from './core/database/unopened.ts';
import { readMailServer, readSignInWays } from './features/services/index.ts';
import { databaseConnectMilliseconds } from './limits.ts';

interface Opened {
  db: Database;
  close(): Promise<void>;
}

const shared = { entities, migrations: migrationsFolder };

/** @throws what the server itself says where it can't be used */
async function openServer(databaseUrl: string): Promise<Opened> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: databaseConnectMilliseconds,
  });
  try {
    await client.connect();
    await refuseUnfinished(async (text) => (await client.query<object>(text)).rows);
  } finally {
    await client.end().catch(() => undefined);
  }
  const db = await openDatabase({ ...shared, databaseUrl });
  return { db, close: () => db.close() };
}

/** What is changed in a copy goes with it: who changes something never gets one. */
type Purpose = 'look' | 'change';

/** @throws what is said to who would change something while a server has the folder */
function refuseHeld(error: unknown): never {
  if (!(error instanceof FolderInUse)) throw error;
  throw new Error(
    'The server that runs does not take commands: start it anew, or stop it before this command.',
    { cause: error },
  );
}

/** A copy where a server runs; where none does, this process takes its place meanwhile. */
async function openEmbedded(dataDir: string, purpose: Purpose): Promise<Opened> {
  refuseUnfinishedFolder(dataDir);
  const lent = purpose === 'look' ? await askForCopy(dataDir) : null;
  if (lent) {
    const db = await openDatabase({ ...shared, pglite: await openCopy(lent.copy) });
    return {
      db,
      async close() {
        await db.close();
        await lent.giveBack();
      },
    };
  }
  if (!existsSync(join(dataDir, 'database')))
    throw new Error(`DATA_DIR: ${dataDir} has no database yet; the first start makes it.`);
  const opening = openDatabase({ ...shared, dataDir });
  const db = await (purpose === 'change' ? opening.catch(refuseHeld) : opening);
  return { db, close: () => db.close() };
}

/** What carries events says whether it answers once it is connected. */
const connectMilliseconds = 2000;
async function waitForEvents({ events, config }: App): Promise<void> {
  const end = performance.now() + connectMilliseconds;
  while (config.redisUrl && !events.isReady() && performance.now() < end) await sleep(50);
}

/**
 * The product as it would be, for a command that looks at it or changes something in it: nothing of
 * it runs, no migration is applied. Where the database can't be opened, whoever asks it is told
 * why.
 * @param purpose who looks at it has a copy while a server holds the embedded database; who changes
 *   something is refused then
 */
export async function openUnstarted(
  config: Config,
  purpose: Purpose = 'look',
): Promise<{ app: App; close(): Promise<void> }> {
  const { databaseUrl, dataDir } = config;
  const opened = await (databaseUrl
    ? openServer(databaseUrl)
    : openEmbedded(dataDir, purpose)
  ).catch(
    (error: unknown): Opened => ({
      db: unopenedDatabase(databaseUrl ? 'server' : 'embedded', error),
      close: () => Promise.resolve(),
    }),
  );
  const app = createApp(config, opened.db, {
    clock: systemClock,
    log: pino({ level: 'silent' }),
    version: programVersion(),
  });
  app.jobs.know(allJobs(app));
  // A database of an older program, or none, has nothing to say of it.
  await readMailServer(app).catch(() => null);
  await readSignInWays(app).catch(() => null);
  await waitForEvents(app);
  return {
    app,
    async close() {
      await app.events.close();
      await app.stale.close();
      await opened.close();
    },
  };
}
