import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { rateLimited } from '../../core/errors.ts';
import { concurrentUploads } from '../../limits.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';

/**
 * Multipart bodies in progress, by person: bounds what one account makes the server hold at a time.
 */
export class ConcurrentUploads {
  private readonly limit = new ConcurrencyLimit(concurrentUploads);

  /**
   * Counts a body that begins.
   * @returns to be called when it ends; further calls do nothing
   * @throws RATE_LIMITED when the person has `concurrentUploads` bodies in progress already
   */
  start(userId: string): () => void {
    if (!this.limit.hasCapacity(userId)) throw rateLimited(1, requestTexts.tooManyUploads);
    this.limit.acquire(userId);
    let hasEnded = false;
    return () => {
      if (!hasEnded) this.limit.release(userId);
      hasEnded = true;
    };
  }
}
