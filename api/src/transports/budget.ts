/** Keys that are remembered before those whose points have come back are forgotten. */
const rememberedKeys = 10_000;

interface Left {
  points: number;
  /** When `points` were left, in milliseconds. */
  at: number;
}

/**
 * Points by key that come back steadily. Counted in this process and at once, for what must not
 * wait for an answer: whether bytes that have just arrived are looked at.
 */
export class Budget {
  private readonly left = new Map<string, Left>();

  /**
   * @param points that there are at most
   * @param seconds in which so many come back
   */
  constructor(
    private readonly points: number,
    private readonly seconds: number,
  ) {}

  /** Takes points. @returns whether there were as many; if not, none are taken */
  take(key: string, points: number, now = performance.now()): boolean {
    const had = this.pointsOf(key, now);
    if (had < points) return false;
    this.left.set(key, { points: had - points, at: now });
    if (this.left.size > rememberedKeys) this.forgetWhole(now);
    return true;
  }

  private pointsOf(key: string, now: number): number {
    const left = this.left.get(key);
    if (!left) return this.points;
    const back = ((now - left.at) / 1000 / this.seconds) * this.points;
    return Math.min(this.points, left.points + back);
  }

  private forgetWhole(now: number): void {
    for (const key of this.left.keys())
      if (this.pointsOf(key, now) >= this.points) this.left.delete(key);
  }
}
