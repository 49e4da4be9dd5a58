import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { disk, type OpenFile } from '../../src/core/program/disk.ts';

const blockBytes = 8192;

/** Files that are larger are remembered: the log is synced again and again. */
const largeBytes = 1_000_000;

/**
 * Writes bytes over those before, in their place and block by block: a cut may come in the middle.
 */
function writeChanges(target: string, before: Buffer, bytes: Buffer): void {
  const descriptor = openSync(target, 'r+');
  if (before.length > bytes.length) ftruncateSync(descriptor, bytes.length);
  for (let at = 0; at < bytes.length; at += blockBytes) {
    const block = bytes.subarray(at, at + blockBytes);
    if (!block.equals(before.subarray(at, at + blockBytes)))
      writeSync(descriptor, block, 0, block.length, at);
  }
  closeSync(descriptor);
}

/**
 * What a disk would have of a folder after a power cut: bytes of files that were synced, under
 * names whose folder was synced.
 */
class KeptDisk {
  readonly #root: string;
  readonly #kept: string;
  #last = { file: '', bytes: Buffer.alloc(0) };
  /** Folders that were synced, and have no name on the disk yet. */
  readonly #unnamed = new Set<string>();

  constructor(root: string, kept: string) {
    this.#root = root;
    this.#kept = kept;
    for (const folder of ['bytes', 'disk'])
      mkdirSync(join(kept, folder), { recursive: true, mode: 0o700 });
  }

  /** Where the bytes of a file are kept, whatever it is called. */
  #bytesOf({ ino, birthtimeMs }: { ino: number; birthtimeMs: number }): string {
    return join(this.#kept, 'bytes', `${ino}-${Math.round(birthtimeMs)}`);
  }

  keepBytes({ path, descriptor }: OpenFile): void {
    const file = fstatSync(descriptor);
    if (file.isDirectory()) {
      this.keepNames(path);
      return;
    }
    const target = this.#bytesOf(file);
    const bytes = Buffer.alloc(file.size);
    readSync(descriptor, bytes, 0, file.size, 0);
    if (!existsSync(target)) writeFileSync(target, bytes);
    else
      writeChanges(
        target,
        this.#last.file === target ? this.#last.bytes : readFileSync(target),
        bytes,
      );
    if (file.size > largeBytes) this.#last = { file: target, bytes };
  }

  keepNames(path: string): void {
    const inside = relative(this.#root, path);
    if (inside.startsWith('..')) return;
    const target = join(this.#kept, 'disk', inside);
    // What is in a folder is found once the folder itself has its name.
    if (!existsSync(target)) {
      if (inside !== '') this.#unnamed.add(path);
      return;
    }
    const names = new Set(readdirSync(path));
    for (const name of names) this.#keepName(join(path, name), join(target, name));
    for (const name of readdirSync(target))
      if (!names.has(name)) rmSync(join(target, name), { recursive: true });
  }

  #keepName(path: string, target: string): void {
    const file = lstatSync(path, { throwIfNoEntry: false });
    if (file?.isDirectory() && !existsSync(target)) {
      mkdirSync(target, { mode: 0o700 });
      if (this.#unnamed.delete(path)) this.keepNames(path);
    }
    if (!file?.isFile()) return;
    const bytes = this.#bytesOf(file);
    // One whose bytes were never synced is there, and empty.
    if (!existsSync(bytes)) writeFileSync(bytes, '');
    if (statSync(target, { throwIfNoEntry: false })?.ino === statSync(bytes).ino) return;
    const link = join(this.#kept, 'link');
    rmSync(link, { force: true });
    linkSync(bytes, link);
    renameSync(link, target);
  }
}

/**
 * Keeps beside a folder what a power cut would leave of it. Nothing is really synced meanwhile.
 * @param folder of the running product
 * @param kept `disk` inside of it looks as `folder` would
 */
export function keepSynced(folder: string, kept: string): void {
  const keeper = new KeptDisk(resolve(folder), kept);
  const keepBytes = (file: OpenFile): void => {
    keeper.keepBytes(file);
  };
  const keepNames = (path: string): void => {
    keeper.keepNames(path);
  };
  Object.assign(disk, {
    syncFile: keepBytes,
    syncDataNow: keepBytes,
    syncData(file) {
      keepBytes(file);
      return Promise.resolve();
    },
    syncFolder: keepNames,
    syncNames(path) {
      keepNames(path);
      return Promise.resolve();
    },
  } satisfies Omit<typeof disk, 'freeBytes' | 'deviceOf'>);
}
