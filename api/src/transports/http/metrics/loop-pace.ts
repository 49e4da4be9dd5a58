/** How often the event loop is asked whether it turns, while there is somebody who would wait. */
const usualMilliseconds = 50;
/** And while there is nobody: each time wakes a process that rests. */
const restMilliseconds = 1000;
/** What was used within so long is not at rest: whoever came once often comes again. */
const lingerMilliseconds = 5000;

/** Asks the event loop whether it turns: twenty times a second while it is used, or once. */
export class LoopPace {
  #timer: NodeJS.Timeout | undefined;
  #every = usualMilliseconds;
  #lastAt = performance.now();
  #usedAt = performance.now();

  /**
   * @param isUsed whether there is somebody who would wait, or something that may let them wait
   * @param onTurn hears of each turn, with the milliseconds that it came too late
   */
  constructor(
    private readonly isUsed: () => boolean,
    private readonly onTurn: (lateMilliseconds: number) => void,
  ) {
    this.#begin(usualMilliseconds);
  }

  /** Somebody came, or something begins that may let others wait. */
  use(): void {
    this.#usedAt = performance.now();
    if (this.#every === restMilliseconds) {
      this.#turn();
      this.#begin(usualMilliseconds);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #begin(every: number): void {
    clearInterval(this.#timer);
    this.#every = every;
    this.#timer = setInterval(() => {
      this.#turn();
      const now = performance.now();
      if (this.isUsed()) this.#usedAt = now;
      const isAtRest = now - this.#usedAt > lingerMilliseconds;
      const wanted = isAtRest ? restMilliseconds : usualMilliseconds;
      if (wanted !== this.#every) this.#begin(wanted);
    }, every).unref();
  }

  #turn(): void {
    const now = performance.now();
    this.onTurn(Math.max(0, now - this.#lastAt - this.#every));
    this.#lastAt = now;
  }
}
