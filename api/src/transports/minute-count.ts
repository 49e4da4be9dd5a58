const minute = 60_000;

/**
 * Counts in minutes, the next of which begins with the first thing after the last. By
 * `performance.now`: a clock that is put back must not make a minute hours long. In this process
 * and at once, for what is bounded where it arrives.
 */
export class MinuteCount {
  private counted = 0;
  private end = 0;

  /** So many more of them. @returns how many there are in this minute */
  add(points: number, now = performance.now()): number {
    this.counted = this.soFar(now) + points;
    return this.counted;
  }

  /** @returns how many there are in this minute */
  soFar(now = performance.now()): number {
    if (now >= this.end) {
      this.counted = 0;
      this.end = now + minute;
    }
    return this.counted;
  }

  /** @returns the seconds until the next minute begins, at least 1 */
  secondsLeft(now = performance.now()): number {
    return Math.max(1, Math.ceil((this.end - now) / 1000));
  }
}
