import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { disk } from '../../program/disk.ts';

type Ask = <Row>(text: string) => Promise<Row[]>;

/** Left to everything else on the disk. */
const leftBytes = 128 * 1024 * 1024;
const isGone = (error: unknown): boolean => (error as { code?: unknown }).code === 'ENOENT';

/** Copies what is there; what goes meanwhile is in the log. */
async function copyAll(from: string, to: string, leave: readonly string[] = []): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leave.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyAll(source, target);
    else
      await copyFile(source, target, constants.COPYFILE_FICLONE).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
  }
}

async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const name of await readdir(folder, { recursive: true }))
    size += await stat(join(folder, name)).then(
      (entry) => entry.size,
      () => 0,
    );
  return size;
}

/**
 * Copies the folder of an embedded database while everybody goes on, as `pg_basebackup` does: the
 * files as they are found, then the log that puts them right. Whoever opens the copy finds all that
 * was committed when it was made, and nothing by halves.
 */
export class EmbeddedCopy {
  /** A checkpoint would take away the log that the copy needs. */
  isCopying = false;
  /** Somebody works with a copy: files that it names stay. */
  isUsed = false;
  readonly #dataDir: string;
  readonly #ask: Ask;

  constructor(dataDir: string, ask: Ask) {
    this.#dataDir = dataDir;
    this.#ask = ask;
  }

  get #folder(): string {
    return join(this.#dataDir, 'database.copy');
  }

  /**
   * @returns the folder of the copy, which stays until `end`
   * @throws Error in words where there is no room, or another copy is used
   */
  async begin(): Promise<string> {
    if (this.isUsed) throw new Error('Another backup is being made.');
    this.isUsed = true;
    const database = join(this.#dataDir, 'database');
    await rm(this.#folder, { recursive: true, force: true });
    const needed = (await sizeOf(database)) + leftBytes;
    if ((await disk.freeBytes(this.#dataDir)) < needed)
      throw Object.assign(
        new Error(`The disk of ${this.#dataDir} is full: ${needed >> 20} MB have to be free.`),
        { code: 'ENOSPC' },
      );
    this.isCopying = true;
    try {
      await this.#ask(`select pg_backup_start('backup', fast => true)`);
      const copied = await copyAll(database, this.#folder, ['pg_wal', 'postmaster.pid']).catch(
        (error: unknown) => error,
      );
      const [stopped] = await this.#ask<{ label: string }>(
        'select labelfile as label from pg_backup_stop(wait_for_archive => false)',
      );
      if (copied) throw copied as Error;
      await copyAll(join(database, 'pg_wal'), join(this.#folder, 'pg_wal'));
      await writeFile(join(this.#folder, 'backup_label'), stopped?.label ?? '');
    } finally {
      this.isCopying = false;
    }
    return this.#folder;
  }

  async end(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
    this.isUsed = false;
  }
}
