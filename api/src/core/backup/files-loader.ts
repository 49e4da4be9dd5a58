import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '../files/store.ts';
import type { Part } from './archive.ts';
import { BackupError } from './bytes.ts';
import type { Connection } from './connection.ts';

/** Puts the files of an archive into the store, and takes them out again where it fails. */
export class FilesLoader {
  readonly #store: FileStore;
  readonly #connection: Connection;
  readonly #isFolder: boolean;
  /** What was not there before. */
  readonly #brought = new Set<string>();
  #folder: string | undefined;

  constructor(store: FileStore, connection: Connection, isFolder: boolean) {
    this.#isFolder = isFolder;
    this.#store = store;
    this.#connection = connection;
  }

  async part({ key, number, isLast, bytes }: Part & { kind: 'file' }): Promise<void> {
    if (number === 1 && isLast) return this.#put(key, bytes);
    this.#folder ??= await mkdtemp(join(tmpdir(), 'restore-'));
    const path = join(this.#folder, 'file');
    await writeFile(path, bytes, { flag: number === 1 ? 'w' : 'a' });
    if (isLast) await this.#put(key, { path });
  }

  /** @throws BackupError for a file that the archive's own database does not know */
  async #put(key: string, content: Parameters<FileStore['put']>[1]): Promise<void> {
    const { rows } = await this.#connection.query<{ type: string }>(
      'select content_type as type from files where id = $1',
      [key.split('.')[0]],
    );
    const [file] = rows;
    if (!file) throw new BackupError(`The archive holds a file that nothing knows (${key}).`);
    if (!(await this.#isThere(key))) this.#brought.add(key);
    await this.#store.put(key, content, file.type);
  }

  /**
   * Whether the store has a file already: a bucket that outlived its machine has them all. What is
   * in a folder was left by a restore that was cut off.
   */
  async #isThere(key: string): Promise<boolean> {
    if (this.#isFolder) return false;
    const found = await this.#store.get(key);
    found?.destroy();
    return found !== null;
  }

  async end(): Promise<void> {
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }

  async takeBack(): Promise<void> {
    for (const key of this.#brought) await this.#store.remove(key);
  }
}
