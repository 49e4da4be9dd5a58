/** A piece of work that waits. */
interface Waiting {
  start(): void;
}

/** How much a queue takes. */
export interface FairQueueLimits {
  /** Pieces that run at a time. */
  atOnce: number;
  /** Pieces that wait, of all people together. */
  waiting: number;
  /** How long one waits at most. */
  milliseconds: number;
}

/**
 * Pieces of work of many people on few places: each person has one running, and those who wait take
 * turns. Who brings much delays their own work, not that of others.
 */
export class FairQueue {
  /** By person; who comes first is the next. */
  private readonly waiting = new Map<unknown, Waiting[]>();
  private readonly served = new Set<unknown>();
  private waitingCount = 0;

  /** @param busy what is thrown to who waited too long, or finds too many waiting */
  constructor(
    private readonly limits: FairQueueLimits,
    private readonly busy: () => Error,
  ) {}

  /**
   * Runs a piece of work when there is a place and it is the person's turn.
   * @param person whose it is
   * @throws `busy`, and what the work throws
   */
  async run<Result>(person: unknown, work: () => Promise<Result>): Promise<Result> {
    await this.turn(person);
    try {
      return await work();
    } finally {
      this.served.delete(person);
      this.putLast(person);
      this.startNext();
    }
  }

  /** What else a person has who was just served waits behind everybody else's. */
  private putLast(person: unknown): void {
    const own = this.waiting.get(person);
    if (!own) return;
    this.waiting.delete(person);
    this.waiting.set(person, own);
  }

  private turn(person: unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      const tooLate = setTimeout(() => {
        this.remove(person, piece);
        reject(this.busy());
      }, this.limits.milliseconds);
      const piece: Waiting = {
        start: () => {
          clearTimeout(tooLate);
          this.remove(person, piece);
          this.served.add(person);
          resolve();
        },
      };
      this.add(person, piece);
      this.startNext();
      // It found no place at once.
      if (this.waitingCount > this.limits.waiting) {
        clearTimeout(tooLate);
        this.remove(person, piece);
        reject(this.busy());
      }
    });
  }

  private add(person: unknown, piece: Waiting): void {
    const own = this.waiting.get(person) ?? [];
    own.push(piece);
    this.waiting.set(person, own);
    this.waitingCount += 1;
  }

  private remove(person: unknown, piece: Waiting): void {
    const own = this.waiting.get(person) ?? [];
    const rest = own.filter((one) => one !== piece);
    this.waitingCount -= own.length - rest.length;
    if (rest.length > 0) this.waiting.set(person, rest);
    else this.waiting.delete(person);
  }

  private startNext(): void {
    for (const [person, [next]] of this.waiting) {
      if (this.served.size >= this.limits.atOnce) return;
      if (next && !this.served.has(person)) next.start();
    }
  }
}
