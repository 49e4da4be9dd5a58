/** Who came (true) and who went (false), by id; of somebody who did both the last. */
export type PresenceChanges = ReadonlyMap<string, boolean>;

/** So many are told of together: their rows are written by one statement. */
const batchSize = 200;

/**
 * Tells of people who come and go, one batch after the other: when a proxy restarts, thousands go
 * in the same second, and each telling asks the database. Whoever comes or goes meanwhile waits for
 * the next batch.
 */
export class PresenceChangeQueue {
  private readonly waiting = new Map<string, boolean>();
  private running: Promise<void> | null = null;
  private isClosed = false;

  /** @param run tells of a batch; what it throws is its own to log */
  constructor(private readonly run: (changes: PresenceChanges) => Promise<void>) {}

  add(userId: string, isThere: boolean): void {
    this.waiting.set(userId, isThere);
    if (!this.isClosed) this.running ??= this.runAll();
  }

  /** Ends with the batch that is being told. @returns those that nobody was told of */
  async close(): Promise<PresenceChanges> {
    this.isClosed = true;
    await this.running;
    return this.waiting;
  }

  private async runAll(): Promise<void> {
    try {
      while (this.waiting.size > 0 && !this.isClosed) {
        const batch = new Map([...this.waiting].slice(0, batchSize));
        for (const userId of batch.keys()) this.waiting.delete(userId);
        await this.run(batch);
      }
    } finally {
      this.running = null;
    }
  }
}
