import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { open, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/** A file that is open, and the path under which it was opened. */
export interface OpenFile {
  path: string;
  descriptor: number;
}

const dataSynced = promisify(fdatasync);

/** Systems that can't sync a folder keep the names in it by themselves. */
const cannotSyncFolders = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'EBADF', 'ENOTSUP']);

function ignoreWhereFoldersAreKept(error: unknown): void {
  if (
    process.platform === 'win32' &&
    cannotSyncFolders.has(String((error as { code?: unknown }).code))
  )
    return;
  throw error;
}

/**
 * Brings to the disk what would be lost in a power cut: all that the product keeps in files goes
 * through here, and how much room there is. One object, so that trials can look at it or take it
 * away.
 */
export const disk = {
  /** Bytes and length of a file. @throws the system's error: then nobody knows what is kept */
  syncFile({ descriptor }: OpenFile): void {
    fsyncSync(descriptor);
  },
  /** Bytes and length of a file, while the process goes on. */
  syncData({ descriptor }: OpenFile): Promise<void> {
    return dataSynced(descriptor);
  },
  /** The same at once. */
  syncDataNow({ descriptor }: OpenFile): void {
    fdatasyncSync(descriptor);
  },
  /** The names in a folder: of files that were made, renamed or deleted. */
  syncFolder(path: string): void {
    let descriptor: number | undefined;
    try {
      descriptor = openSync(path, 'r');
      fsyncSync(descriptor);
    } catch (error) {
      ignoreWhereFoldersAreKept(error);
    } finally {
      if (descriptor !== undefined) closeSync(descriptor);
    }
  },
  /** Bytes that can still be written to the disk of a folder. */
  async freeBytes(path: string): Promise<number> {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  },
  /**
   * Which disk a folder lies on, or would: the number of its file system.
   * @throws the system's error where even the root can't be asked
   */
  async deviceOf(path: string): Promise<number> {
    try {
      return (await stat(path)).dev;
    } catch (error) {
      const parent = dirname(path);
      if (parent === path || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return disk.deviceOf(parent);
    }
  },
  /** The same as `syncFolder` while the process goes on. */
  async syncNames(path: string): Promise<void> {
    try {
      const folder = await open(path, 'r');
      try {
        await folder.sync();
      } finally {
        await folder.close();
      }
    } catch (error) {
      ignoreWhereFoldersAreKept(error);
    }
  },
};
