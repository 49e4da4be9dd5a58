import { closeSync, openSync } from 'node:fs';
import { disk, type OpenFile } from '../../program/disk.ts';

/**
 * How much of the write-ahead log of an embedded database is on the disk. The database asks for a
 * sync at each commit and goes on at once; whoever is answered waits for `settled`. So writers that
 * come together share a sync, and the process goes on meanwhile.
 */
export class LogSync {
  /** Counts what the database asked to be synced, and how many of these are. */
  #asked = 0;
  #synced = 0;
  #file: OpenFile | undefined;
  #round: Promise<void> | undefined;
  #failure: { error: unknown } | undefined;
  /** Files of the log (16 MB each) that were begun. */
  segments = 0;

  /** What was asked for in all: another number when something was committed. */
  get asked(): number {
    return this.#asked;
  }

  /** @throws the system's error once a sync has failed (`settled`) */
  assertWhole(): void {
    if (this.#failure) throw this.#failure.error;
  }

  /** Takes the wish of the database that what it wrote to a file of the log be on the disk. */
  ask(path: string): void {
    this.assertWhole();
    if (this.#file?.path !== path) {
      this.syncNow();
      this.#leaveFile();
      this.#file = { path, descriptor: openSync(path, 'r+') };
      this.segments += 1;
    }
    this.#asked += 1;
  }

  /**
   * Brings to the disk what waits, before anything else that is in files changes: by the log alone
   * a page of a table can be put right that a power cut leaves half written or too new.
   */
  syncNow(): void {
    this.assertWhole();
    if (!this.#file || this.#synced === this.#asked) return;
    try {
      disk.syncDataNow(this.#file);
      this.#synced = this.#asked;
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Whether somebody who is answered now has to wait for `settled`. */
  get isBehind(): boolean {
    return this.#synced < this.#asked;
  }

  /** Whether a sync is under way: the disk has been asked and has not answered. */
  get isSyncing(): boolean {
    return this.#round !== undefined;
  }

  /**
   * Waits until all that was committed before is on the disk.
   * @throws the system's error once a sync has failed: nobody knows what is kept, and the database
   *   may be used no more
   */
  async settled(): Promise<void> {
    const asked = this.#asked;
    while (!this.#failure && this.#synced < asked)
      await (this.#round ??= this.#sync().finally(() => {
        this.#round = undefined;
      }));
    this.assertWhole();
  }

  async #sync(): Promise<void> {
    const asked = this.#asked;
    if (this.#file) await disk.syncData(this.#file).catch(this.#fail);
    this.#synced = Math.max(this.#synced, asked);
  }

  readonly #fail = (error: unknown): never => {
    this.#failure ??= { error };
    throw error;
  };

  /** Closes the file, after the sync that is under way. */
  #leaveFile(): void {
    const file = this.#file;
    if (!file) return;
    this.#file = undefined;
    const close = (): void => {
      closeSync(file.descriptor);
    };
    if (this.#round) this.#round.then(close, close);
    else close();
  }

  close(): void {
    this.syncNow();
    this.#leaveFile();
  }
}
