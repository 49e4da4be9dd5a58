import { AppError } from '../../core/errors.ts';
import { concurrentUploads } from '../../limits.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';

/** Multipart bodies in progress, by person: bounds what one account makes the server hold at a time. */
export class ConcurrentUploads {
  private readonly limit = new ConcurrencyLimit(concurrentUploads);

  /**
   * Counts a body that begins.
   * @returns to be called when it ends; further calls do nothing
   * @throws RATE_LIMITED when the person has `concurrentUploads` bodies in progress already
   */
  start(userId: string): () => void {
    if (!this.limit.hasCapacity(userId))
      throw new AppError(
        'RATE_LIMITED',
        'Other uploads of yours are still on their way. Please try again when they are there.',
        { retryAfter: 1 },
      );
    this.limit.acquire(userId);
    let hasEnded = false;
    return () => {
      if (!hasEnded) this.limit.release(userId);
      hasEnded = true;
    };
  }
}
