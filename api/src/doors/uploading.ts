import { AppError } from '../core/errors.ts';
import { uploadsAtOnce } from '../limits.ts';
import { OpenCount } from './open-count.ts';

/** The multipart bodies that are on their way, by person: what one account can make the server hold at a time. */
export class Uploading {
  private readonly open = new OpenCount(uploadsAtOnce);

  /**
   * Begins a body of somebody's.
   * @returns what is called once it is over
   * @throws RATE_LIMITED while as many as may be are on their way
   */
  begin(userId: string): () => void {
    if (!this.open.hasRoom(userId))
      throw new AppError(
        'RATE_LIMITED',
        'Other uploads of yours are still on their way. Please try again when they are there.',
        { retryAfter: 1 },
      );
    this.open.enter(userId);
    let isOver = false;
    return () => {
      if (!isOver) this.open.leave(userId);
      isOver = true;
    };
  }
}
