import { setTimeout as sleep } from 'node:timers/promises';
import {
  databaseAway,
  databaseBusy,
  databaseChanged,
  databaseFull,
  isDiskFull,
  isOfAnotherSchema,
  isReadOnly,
  isRetryable,
} from '../errors.ts';
import type { LogSync } from './embedded/log-sync.ts';
import { LockShare } from './locks/lock-share.ts';
import type { ServerWatch } from './server/server-watch.ts';
import type { Undertaking } from './undertaking.ts';

const maxTransactionTries = 4;

/**
 * Runs what one database is asked, and remembers what that showed of it. All times are by
 * `performance.now`.
 */
export class DatabaseRunner {
  /** When a change last found no room on the server's disk. */
  fullAt: number | undefined;
  /** When anything was last answered. */
  answeredAt = performance.now();
  /** Whether a newer version has changed the database; no failing question is asked for it. */
  isNewer: (() => Promise<boolean>) | undefined;
  readonly #log: LogSync | undefined;
  readonly #watch: ServerWatch | undefined;

  /**
   * @param log of an embedded database in a folder: no answer leaves before it is on the disk
   * @param watch of a server: who may ask it, and when
   */
  constructor(log?: LogSync, watch?: ServerWatch) {
    this.#log = log;
    this.#watch = watch;
  }

  /**
   * Retries after a deadlock, a safety net, since statements lock in one order; and after it had to
   * leave its connection to others.
   * @param name of all that may have to wait for the same locks; without one it never has to wait
   * @throws UNAVAILABLE at once while the server is known to be silent, when too many others wait
   * for the same, when the embedded database takes no changes for want of room, and when a newer
   * version has taken away what is asked for
   */
  async retried<T>(
    work: (undertaking: Undertaking | undefined) => Promise<T>,
    name?: string,
  ): Promise<T> {
    const askedAt = performance.now();
    for (let tried = 1; ; tried += 1) {
      if (this.#watch?.isSilent) throw databaseAway();
      if (name !== undefined && this.#watch?.share.holdsBack(name))
        await this.#watch.share.turn(askedAt);
      const undertaking = name === undefined ? undefined : { name, isStopped: false, askedAt };
      try {
        const result = await this.#kept(() => work(undertaking));
        this.answeredAt = performance.now();
        return result;
      } catch (error) {
        if (isDiskFull(error)) this.fullAt = performance.now();
        if (this.#log && isReadOnly(error)) throw databaseFull();
        if (isOfAnotherSchema(error) && (await this.isNewer?.().catch(() => false)))
          throw databaseChanged(error);
        const isStopped = LockShare.isStop(undertaking, error);
        const isOver = tried === maxTransactionTries || LockShare.hasWaited(askedAt);
        if (isOver && isStopped) throw databaseBusy();
        if (tried === maxTransactionTries || !(isStopped || isRetryable(error))) throw error;
        if (!isStopped) await sleep(Math.random() * 20 * tried);
      }
    }
  }

  /**
   * What is answered, refusals too, may tell of a change, one's own or another's, that a power cut
   * would take back.
   */
  async #kept<T>(work: () => Promise<T>): Promise<T> {
    this.#log?.assertWhole();
    try {
      return await work();
    } finally {
      if (this.#log?.isBehind) await this.#log.settled();
    }
  }
}
