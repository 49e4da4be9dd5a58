import { rateLimited } from '../errors.ts';

/** How long a piece of work holds its turn at most, and who hears of one that goes on. */
export interface TurnLimit {
  milliseconds: number;
  onOverdue(): void;
}

/**
 * Pieces of work of many people, of whom each has at most `atOnce` running on this instance: who
 * asks for much at once takes no more of the database than who asks for a little more than others.
 */
export class Turns {
  private readonly byPerson = new Map<string, { running: number; waiting: (() => void)[] }>();

  /**
   * @param atOnce pieces of one person that run at a time
   * @param maxWaiting pieces of one person that wait besides
   */
  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /**
   * Runs a piece of work when it is the person's turn, in the order in which they asked; at once
   * where nothing waits.
   * @param limit after it the turn is given on while the piece still runs, which may never end
   * @throws RATE_LIMITED when `maxWaiting` pieces of the person wait already
   */
  async run<Result>(
    personId: string,
    work: () => Promise<Result> | Result,
    limit?: TurnLimit,
  ): Promise<Result> {
    const own = this.byPerson.get(personId) ?? { running: 0, waiting: [] };
    this.byPerson.set(personId, own);
    if (own.running < this.atOnce) own.running += 1;
    else {
      if (own.waiting.length >= this.maxWaiting) throw rateLimited(1);
      await new Promise((resolve) => {
        own.waiting.push(() => resolve(undefined));
      });
    }
    let isHeld = true;
    const giveOn = (): void => {
      if (!isHeld) return;
      isHeld = false;
      const next = own.waiting.shift();
      if (next) next();
      else if ((own.running -= 1) === 0) this.byPerson.delete(personId);
    };
    const timer = limit
      ? setTimeout(() => {
          limit.onOverdue();
          giveOn();
        }, limit.milliseconds).unref()
      : undefined;
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      giveOn();
    }
  }
}
