import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { backupTexts } from '../../schema/rules/backups-texts.ts';
import { endedByRestore, entities, migrationsFolder, programVersion } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { BackupError } from './core/backup/bytes.ts';
import { makeBackup } from './core/backup/make-backup.ts';
import { isAside, makeWay, makeWayOver, putBack } from './core/backup/make-way.ts';
import { backupPlace } from './core/backup/places.ts';
import { type Archive, restore } from './core/backup/restore.ts';
import {
  endOrder,
  forgetUploaded,
  isSealed,
  type RestoreOrder,
  readOrder,
  stagedArchive,
  writeSealedOrder,
} from './core/backup/staged.ts';
import { openBare } from './core/database/db.ts';
import { createLog, type Log } from './core/log.ts';
import { nameInBackups } from './features/college/index.ts';
import { allFiles } from './features/files/index.ts';
import { tellMeanwhile } from './restore-news.ts';

const texts = backupTexts.over;
type Order = NonNullable<ReturnType<typeof readOrder>>;

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

/**
 * @throws BackupError for an order over a running college that this program did not write, or not
 *   for this start, and where its database or its files are a server's
 */
function assertMeant(config: Config, order: Order): void {
  const { over } = order;
  if (!over) return;
  if (!isSealed(order, config.jwtSecret)) throw new BackupError(texts.notOurs);
  if (config.databaseUrl || config.minio) throw new BackupError(texts.isServer);
  const age = Date.now() - Date.parse(over.at);
  const isFresh = age >= 0 && age < orderHours * 3_600_000;
  // One that was cut off is ended, however long that took.
  if (!isFresh && !isAside(config.dataDir)) throw new BackupError(texts.tooLate);
}

/**
 * Backs up what is replaced, while nobody can write, and notes by which backup that is undone.
 * @returns the order with it
 */
async function backUpBefore(config: Config, order: Order, read: (part: number) => void) {
  const { over } = order;
  if (!over || over.undo !== null || isAside(config.dataDir)) return order;
  const place = {
    config,
    version: programVersion(),
    storedFiles: allFiles.compiled().text,
    writtenName: nameInBackups.compiled().text,
  };
  let [all, seen] = [0, 0];
  const { name } = await makeBackup(place, 'manual', {
    totals: ({ rows, files }) => {
      all = rows + files;
    },
    seen(part) {
      if (part.kind === 'rows') seen += part.rows.length;
      if (part.kind === 'file' && part.isLast) seen += 1;
      read(all === 0 ? 0 : seen / all);
    },
  });
  const noted = { ...order, over: { ...over, undo: name } };
  await writeSealedOrder(config, noted);
  return noted;
}

/** @param read hears which part of the work is done, from 0 to 1 */
async function carryOut(
  config: Config,
  order: RestoreOrder,
  read: (part: number) => void,
): Promise<void> {
  const { size, open } = await archiveOf(config, order);
  const isBack = order.over
    ? await makeWayOver(config)
    : await makeWay(config, await ownTables(config));
  if (isBack) return;
  const key = order.key ?? config.backup.key;
  const target = {
    config: { ...config, backup: { ...config.backup, key } },
    version: programVersion(),
    entities,
    migrations: migrationsFolder,
    ended: endedByRestore,
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

async function apply(config: Config, ordered: Order, log: Log): Promise<void> {
  let percent = 0;
  const news = await tellMeanwhile(config, () => percent);
  const from = ordered.over ? undoPercent : 0;
  try {
    assertMeant(config, ordered);
    const order = await backUpBefore(config, ordered, (part) => {
      percent = Math.min(from, Math.floor(from * part));
    });
    await carryOut(config, order, (part) => {
      percent = Math.min(99, Math.floor(from + (100 - from) * part));
    });
    const { over, archive } = order;
    await endOrder(config.dataDir, {
      said: null,
      over: over && { ...over, archive: archive ?? '', isNoted: false },
    });
    log.info('the backup is restored: everybody signs in again');
  } catch (error) {
    log.error({ err: error }, 'the backup was not restored: the college is as it was');
    await putBack(config);
    const isForPeople = error instanceof BackupError;
    const said = isForPeople ? error.message : backupTexts.first.failed;
    await endOrder(config.dataDir, { said, over: null });
  } finally {
    await new Promise((resolved) => {
      news.close(resolved);
      news.closeAllConnections();
    });
  }
}

/**
 * Restores what a super admin ordered in the browser, before the database is opened.
 * @returns the settings as they are then: the secret may be another
 */
export async function carryOutOrder(config: Config): Promise<Config> {
  const order = readOrder(config.dataDir);
  if (!order) {
    await forgetUploaded(config.dataDir);
    return config;
  }
  await apply(config, order, createLog(config));
  return readConfig();
}
