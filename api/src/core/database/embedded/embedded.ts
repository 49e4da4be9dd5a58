import { existsSync } from 'node:fs';
import { chmod, cp, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { disk } from '../../program/disk.ts';
import { parsers } from '../parsers.ts';
import { emptyDatabase } from './empty-database.ts';
import type { LogSync } from './log-sync.ts';
import { SyncedFolder } from './synced-folder.ts';
import { syncWhole } from './whole-sync.ts';

const settings = { extensions: { btree_gin, citext, pg_trgm, unaccent }, parsers };

/**
 * A fresh embedded database.
 * @param dumped what another one held
 * @param folder where it lies; default: in memory
 */
export const createPglite = (dumped?: Blob, folder?: string): Promise<PGlite> =>
  PGlite.create({
    ...settings,
    ...(dumped && { loadDataDir: dumped }),
    ...(folder !== undefined && { dataDir: folder }),
  });

/**
 * PGlite's own, without `-F`, which leaves all syncs out. `fdatasync`, the default for the log,
 * does nothing there.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  // 128 MB by default, all of which is taken at the start. What is not in it is in the system's
  // cache.
  ...['-c', 'shared_buffers=16MB'],
];

/**
 * The compiler of WebAssembly takes memory for each thread that works on it, and the process never
 * gives it back.
 */
setFlagsFromString('--wasm-num-compilation-tasks=1');
/**
 * V8 frees what a function was compiled to once there is something faster. Now and then it does not
 * find what it frees, and ends the process (`allocations_.erase(addr) == 1`, nodejs/node#64500).
 * What stays is less than a hundredth of the memory of a process.
 */
setFlagsFromString('--no-wasm-code-gc');

/** A copy of an embedded database (`EmbeddedCopy`), which nobody keeps: nothing of it is synced. */
export const openCopy = (folder: string): Promise<PGlite> =>
  PGlite.create({ ...settings, dataDir: folder });

/** An embedded database in a folder. */
export interface EmbeddedFolder {
  pglite: PGlite;
  log: LogSync;
  /** Whether there was none before. */
  isNew: boolean;
}

/** How a database begins that is not there yet. */
export interface Beginning {
  /** Migrated already, where the build has made one; else nothing is in it. Default: it is. */
  isMigrated?: boolean;
}

/** In place of making one and running all migrations. One that is cut off is begun again. */
async function copyEmptyDatabase(folder: string): Promise<void> {
  await cp(emptyDatabase, folder, { recursive: true });
  // Whoever may run the program may read what it comes with, but not what people write into it.
  await chmod(folder, 0o700);
}

/**
 * Opens the embedded database under a folder that this process has locked, and makes it where there
 * is none. What is there is synced first: it was copied there, or written by a version that did not
 * sync.
 */
export async function openFolder(
  dataDir: string,
  { isMigrated = true }: Beginning = {},
): Promise<EmbeddedFolder> {
  const folder = resolve(dataDir, 'database');
  // Its making takes seconds: one that was cut off is begun again.
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  if (isNew) {
    await writeFile(unfinished, '', { flush: true });
    disk.syncFolder(dataDir);
    disk.syncFolder(dirname(resolve(dataDir)));
    if (isMigrated && existsSync(emptyDatabase)) await copyEmptyDatabase(folder);
  }
  const files = new SyncedFolder(folder, existsSync(folder) ? syncWhole(folder) : undefined);
  const pglite = await PGlite.create({ ...settings, fs: files, startParams });
  files.endStart();
  if (isNew) {
    syncWhole(folder);
    await rm(unfinished);
    disk.syncFolder(dataDir);
  }
  return { pglite, log: files.log, isNew };
}

/**
 * Tells of each answer of a database, also inside of a unit of work: one of many statements takes
 * seconds on a slow machine, and is no silence.
 */
export function onAnswer(pglite: PGlite, told: () => void): void {
  const ask = pglite.execProtocolRaw.bind(pglite);
  pglite.execProtocolRaw = async (...args) => {
    const answer = await ask(...args);
    told();
    return answer;
  };
}

/** Files of the log (16 MB each) after which a checkpoint is made, and how long it may wait. */
const mostSegments = 2;
const mostMilliseconds = 300_000;
const lookMilliseconds = 1000;

/**
 * Makes checkpoints: PostgreSQL makes them in a process of its own, which the embedded database
 * does not have. Without them its log grows for ever, and a start after a crash reads all of it.
 * @returns ends it
 */
export function makeCheckpoints(
  log: Readonly<Pick<LogSync, 'asked' | 'segments'>>,
  checkpoint: () => Promise<unknown>,
): () => void {
  let last = { at: performance.now(), asked: log.asked, segments: log.segments };
  let isBusy = false;
  const timer = setInterval(() => {
    const isDue =
      log.segments - last.segments >= mostSegments ||
      (log.asked > last.asked && performance.now() - last.at >= mostMilliseconds);
    if (!isDue || isBusy) return;
    isBusy = true;
    void checkpoint()
      // A database that fails is noticed by those who ask it.
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
        last = { at: performance.now(), asked: log.asked, segments: log.segments };
      });
  }, lookMilliseconds).unref();
  return () => {
    clearInterval(timer);
  };
}
