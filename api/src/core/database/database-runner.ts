import { setTimeout as sleep } from 'node:timers/promises';
import { isDiskFull, isRetryable } from '../errors.ts';

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

  /** Retries after a deadlock; a safety net, since statements lock in one order. */
  async retried<T>(work: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        const result = await work();
        this.answeredAt = performance.now();
        return result;
      } catch (error) {
        if (isDiskFull(error)) this.fullAt = performance.now();
        if (tried === maxTransactionTries || !isRetryable(error)) throw error;
        await sleep(Math.random() * 20 * tried);
      }
    }
  }
}
