import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileContent, FileStore } from '../../files/store.ts';
import type { Part } from '../archive/archive.ts';
import { BackupError } from '../bytes.ts';
import type { Connection } from '../connection.ts';

/** Files that are put at a time: the disk and a bucket are waited for, mostly. */
export const filesAtOnce = 4;

async function hashOf(bytes: Readable | Buffer): Promise<string> {
  const hash: Hash = createHash('sha256');
  if (Buffer.isBuffer(bytes)) hash.update(bytes);
  else await pipeline(bytes, hash);
  return hash.digest('hex');
}

/** Puts the files of an archive into the store, and takes them out again where it fails. */
export class FilesLoader {
  readonly #store: FileStore;
  readonly #connection: Connection;
  readonly #isFolder: boolean;
  /** What the college has there that gives way: it stays as it is until that is gone. */
  readonly #kept: ReadonlySet<string> | undefined;
  /** What was not there before. */
  readonly #brought = new Set<string>();
  /** Files that are being put. */
  readonly #onTheWay = new Set<Promise<void>>();
  #failure: { why: unknown } | undefined;
  #folder: string | undefined;

  constructor(
    store: FileStore,
    connection: Connection,
    isFolder: boolean,
    kept?: ReadonlySet<string>,
  ) {
    this.#isFolder = isFolder;
    this.#store = store;
    this.#connection = connection;
    this.#kept = kept;
  }

  /**
   * Takes a part of a file; a whole one may be put later than this answers.
   * @throws BackupError for a file that the archive's own database does not know, and for one that
   *   the college which gives way has with other bytes; what the store says; also of files before
   */
  async part({ key, number, isLast, bytes }: Part & { kind: 'file' }): Promise<void> {
    if (number === 1 && isLast) return this.#soon(await this.#typeOf(key), key, bytes);
    this.#folder ??= await mkdtemp(join(tmpdir(), 'restore-'));
    const path = join(this.#folder, 'file');
    await writeFile(path, bytes, { flag: number === 1 ? 'w' : 'a' });
    if (isLast) await this.#put(await this.#typeOf(key), key, { path });
  }

  /** Waits until all are put. @throws what one of them failed with, as `part` */
  async settle(): Promise<void> {
    await Promise.all(this.#onTheWay);
    if (this.#failure) throw this.#failure.why;
  }

  async #soon(type: string, key: string, bytes: Buffer): Promise<void> {
    const put = this.#put(type, key, bytes)
      .catch((why: unknown) => {
        this.#failure ??= { why };
      })
      .finally(() => this.#onTheWay.delete(put));
    this.#onTheWay.add(put);
    if (this.#onTheWay.size >= filesAtOnce) await Promise.race(this.#onTheWay);
    if (this.#failure) throw this.#failure.why;
  }

  async #typeOf(key: string): Promise<string> {
    const { rows } = await this.#connection.query<{ type: string }>(
      'select content_type as type from files where id = $1',
      [key.split('.')[0]],
    );
    const [file] = rows;
    if (!file) throw new BackupError(`The archive holds a file that nothing knows (${key}).`);
    return file.type;
  }

  async #put(type: string, key: string, content: FileContent): Promise<void> {
    if (this.#kept?.has(key)) {
      const found = await this.#store.get(key);
      if (found) return this.#compare(key, content, found);
    }
    if (this.#kept || !(await this.#isThere(key))) this.#brought.add(key);
    await this.#store.put(key, content, type);
  }

  async #compare(key: string, content: FileContent, found: Readable): Promise<void> {
    const own = Buffer.isBuffer(content) ? content : createReadStream(content.path);
    if ((await hashOf(own)) !== (await hashOf(found)))
      throw new BackupError(
        `The archive has other bytes of a file that this college has (${key}): it was changed, or the file was.`,
      );
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

  /** Takes out what it brought, once nothing is on its way any more. */
  async takeBack(): Promise<void> {
    await Promise.all(this.#onTheWay);
    for (const key of this.#brought) await this.#store.remove(key);
  }
}
