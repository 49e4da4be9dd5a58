/** Who came (true) and who went (false), by id; of somebody who did both the last. */
export type PresenceChanges = ReadonlyMap<string, boolean>;

/** So many are told of together: their rows are written by one statement. */
const batchSize = 200;

/**
 * Tells of people who come and go, one batch after the other: when a proxy restarts, thousands go in the same second,
 * and each telling asks the database. Whoever comes or goes meanwhile waits for the next batch.
 */
export class PresenceChangeQueue {
  private readonly waiting = new Map<string, boolean>();
  private isRunning = false;

  /** @param run tells of a batch; what it throws is its own to log */
  constructor(private readonly run: (changes: PresenceChanges) => Promise<void>) {}

  add(userId: string, isThere: boolean): void {
    this.waiting.set(userId, isThere);
    if (!this.isRunning) void this.runAll();
  }

  private async runAll(): Promise<void> {
    this.isRunning = true;
    try {
      while (this.waiting.size > 0) {
        const batch = new Map([...this.waiting].slice(0, batchSize));
        for (const userId of batch.keys()) this.waiting.delete(userId);
        await this.run(batch);
      }
    } finally {
      this.isRunning = false;
    }
  }
}
