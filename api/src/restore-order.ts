import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Client } from 'pg';
import { backupTexts } from '../../schema/rules/backups/backups-texts.ts';
import { endedByRestore, entities, migrationsFolder, programVersion } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { holdAlone, replacedElsewhere } from './core/backup/attendance.ts';
import { BackupError } from './core/backup/bytes.ts';
import { isServerAside } from './core/backup/connection.ts';
import { isAsideAt, isLoaded, isLoadedAt } from './core/backup/load/into-server.ts';
import { makeBackup } from './core/backup/make-backup.ts';
import {
  endRestored,
  isAside,
  isRestored,
  makeWay,
  makeWayOver,
  putBack,
} from './core/backup/over/make-way.ts';
import { putServerBack } from './core/backup/over/server-aside.ts';
import { settleServer } from './core/backup/over/settle-server.ts';
import {
  endOrder,
  isSealed,
  noteLoaded,
  type RestoreOrder,
  type RestoreOutcome,
  readKeys,
  readOrder,
  stagedArchive,
  sweepStaged,
  writeKeys,
  writeSealedOrder,
} from './core/backup/over/staged.ts';
import { backupPlace } from './core/backup/places.ts';
import { type Archive, restore } from './core/backup/restore.ts';
import { openBare } from './core/database/db.ts';
import { createLog, type Log } from './core/log.ts';
import { nameInBackups } from './features/college/index.ts';
import { allFiles, removeBytes } from './features/files/index.ts';
import { tellMeanwhile } from './restore-news.ts';

const texts = backupTexts.over;
type Order = NonNullable<ReturnType<typeof readOrder>>;

/** Where an order is carried out. */
interface Site {
  config: Config;
  log: Log;
  /** Who has the database of a server alone; null where it lies in a folder. */
  server: Client | null;
}

/** How much of the work the backup of what is replaced is, in hundredths. */
const undoPercent = 30;
/** What waited longer was not meant for this start. */
const orderHours = 1;

async function archiveOf(
  config: Config,
  { archive }: RestoreOrder,
): Promise<{ size: number; open: Archive }> {
  if (archive === null) {
    const path = stagedArchive(config.dataDir);
    return { size: (await stat(path)).size, open: () => Promise.resolve(createReadStream(path)) };
  }
  const place = backupPlace(config);
  const size = (await place.list()).find(({ name }) => name === archive)?.size;
  if (size === undefined) throw new BackupError(backupTexts.gone);
  return { size, open: () => place.read(archive) };
}

/** The tables of the product, without opening a database. */
async function ownTables(config: Config): Promise<string[]> {
  if (!config.databaseUrl) return [];
  const orm = await openBare({ entities, migrations: migrationsFolder, ...config });
  const tables = entities.map((entity) => orm.getMetadata().get(entity).tableName);
  await orm.close(true);
  return [...tables, 'mikro_orm_migrations'];
}

/** Whether the college has given way already, by a start that was cut off. */
const hasGivenWay = async ({ config, server }: Site): Promise<boolean> =>
  server ? isServerAside(server) : isAside(config.dataDir);

/**
 * @throws BackupError for an order over a running college that this program did not write, or not
 *   for this start
 */
async function assertMeant(site: Site, order: Order): Promise<void> {
  const { over } = order;
  if (!over) return;
  if (!isSealed(order, site.config.jwtSecret)) throw new BackupError(texts.notOurs);
  const age = Date.now() - Date.parse(over.at);
  const isFresh = age >= 0 && age < orderHours * 3_600_000;
  // One that was cut off is ended, however long that took.
  if (!isFresh && !(await hasGivenWay(site))) throw new BackupError(texts.tooLate);
}

/**
 * Backs up what is replaced, while nobody can write, and notes by which backup that is undone, and
 * which files it has in a bucket.
 * @returns the order with it
 */
async function backUpBefore(site: Site, order: Order, read: (part: number) => void) {
  const { over } = order;
  const { config } = site;
  if (!over || over.undo !== null || (await hasGivenWay(site))) return order;
  const place = {
    config,
    version: programVersion(),
    storedFiles: allFiles.compiled().text,
    writtenName: nameInBackups.compiled().text,
  };
  let [all, seen] = [0, 0];
  const keys: string[] = [];
  const { name } = await makeBackup(place, 'manual', {
    totals: ({ rows, files }) => {
      all = rows + files;
    },
    seen(part) {
      if (part.kind === 'rows') seen += part.rows.length;
      if (part.kind === 'file' && part.isLast) {
        keys.push(part.key);
        seen += 1;
      }
      read(all === 0 ? 0 : seen / all);
    },
  });
  if (config.minio) await writeKeys(config.dataDir, keys);
  const noted = { ...order, over: { ...over, undo: name } };
  await writeSealedOrder(config, noted);
  return noted;
}

/** @param read hears which part of the work is done, from 0 to 1 */
async function carryOut(
  { config, server }: Site,
  order: RestoreOrder,
  read: (part: number) => void,
): Promise<void> {
  const { size, open } = await archiveOf(config, order);
  const tables = await ownTables(config);
  await (order.over ? makeWayOver(config, server, tables) : makeWay(config, tables));
  const keys = order.over && config.minio ? readKeys(config.dataDir) : undefined;
  const key = order.key ?? config.backup.key;
  const target = {
    config: { ...config, backup: { ...config.backup, key } },
    version: programVersion(),
    entities,
    migrations: migrationsFolder,
    ended: endedByRestore,
    ...(order.over && { over: { keys, removeBytes } }),
    loaded: () => noteLoaded(config.dataDir),
  };
  // It is read twice: each checksum is compared before anything is brought in.
  let bytes = 0;
  await restore(target, async () => {
    const stream = await open();
    return (async function* counted() {
      for await (const chunk of stream) {
        bytes += chunk.length;
        read(bytes / (2 * size));
        yield chunk;
      }
    })();
  });
}

/**
 * Does what was ordered, or what a start that was cut off left of it.
 * @param told hears how far it is, in hundredths
 * @returns what is to be said of it
 * @throws the system's error where all is restored, and the rest could not be done: the next start
 *   does it
 */
async function attempt(
  site: Site,
  ordered: Order,
  told: (percent: number) => void,
): Promise<RestoreOutcome> {
  const { config, log, server } = site;
  let order: RestoreOrder = ordered;
  try {
    // What is restored is ended whoever sealed it: the secret may be another by now.
    if (!isRestored(config)) {
      const from = ordered.over ? undoPercent : 0;
      if (!server || !(await isLoaded(server))) {
        await assertMeant(site, ordered);
        order = await backUpBefore(site, ordered, (part) => {
          told(Math.min(from, Math.floor(from * part)));
        });
      }
      await carryOut(site, order, (part) => {
        told(Math.min(99, Math.floor(from + (100 - from) * part)));
      });
    }
  } catch (error) {
    if (isRestored(config) || (config.databaseUrl && (await isLoadedAt(config.databaseUrl))))
      throw error;
    log.error({ err: error }, 'the backup was not restored: the college is as it was');
    await putBack(config);
    if (server) await putServerBack(server);
    return {
      said: error instanceof BackupError ? error.message : backupTexts.first.failed,
      over: null,
    };
  }
  await endRestored(config);
  const { over, archive } = order;
  return { said: null, over: over && { ...over, archive: archive ?? '', isNoted: false } };
}

/**
 * The same, of who has a server's database alone meanwhile.
 * @throws Error in one line where another instance does what a restore left, or uses it
 */
async function attemptAlone(
  { config, log }: Pick<Site, 'config' | 'log'>,
  ordered: Order,
  told: (percent: number) => void,
): Promise<RestoreOutcome> {
  const { databaseUrl, poolerUrl } = config;
  // What is restored, others may have begun to use.
  if (!databaseUrl || isRestored(config))
    return attempt({ config, log, server: null }, ordered, told);
  const server = await holdAlone(databaseUrl, poolerUrl !== undefined);
  if (!server) {
    const isHalf = (await isAsideAt(databaseUrl)) || (await isLoadedAt(databaseUrl));
    if (isHalf) throw replacedElsewhere();
    await putBack(config);
    return { said: texts.hasOthers, over: null };
  }
  try {
    return await attempt({ config, log, server }, ordered, told);
  } finally {
    await server.end();
  }
}

async function apply(config: Config, ordered: Order, log: Log): Promise<void> {
  let percent = 0;
  const news = await tellMeanwhile(config, () => percent);
  try {
    const outcome = await attemptAlone({ config, log }, ordered, (now) => {
      percent = now;
    });
    await endOrder(config.dataDir, outcome);
    if (outcome.said === null) log.info('the backup is restored: everybody signs in again');
  } finally {
    await new Promise((resolved) => {
      news.close(resolved);
      news.closeAllConnections();
    });
  }
}

/** Removes what an order left that ended, where it can; the next start tries again. */
async function sweep(config: Config, log: () => Log): Promise<void> {
  try {
    // An order that can't be read leaves the one college there is.
    if (isAside(config.dataDir) && !isRestored(config)) await putBack(config);
    await sweepStaged(config.dataDir);
  } catch (error) {
    log().warn({ err: error }, 'what a restore left could not be removed');
  }
}

/**
 * Restores what a super admin ordered in the browser, before the database is opened.
 * @returns the settings as they are then: the secret may be another
 */
export async function carryOutOrder(config: Config): Promise<Config> {
  const order = readOrder(config.dataDir);
  const log = () => createLog(config);
  if (order) await apply(config, order, log());
  else await settleServer(config, log);
  await sweep(config, log);
  return order ? readConfig() : config;
}
