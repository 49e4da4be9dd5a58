import type { CompiledQuery } from 'kysely';

/** A statement that has a name: else it is known by what it does to which table. */
export interface NamedQuery extends CompiledQuery {
  readonly statement?: string;
}

/** A statement that took long, by a name that holds nobody's words. */
export interface SlowStatement {
  name: string;
  longestMilliseconds: number;
  times: number;
}

/** What took less is not noted. */
const leastMilliseconds = 1000;
const hourMilliseconds = 3_600_000;
const hoursKept = 24;
/** Of an hour; where there are more, the quickest of them goes. */
const namesKept = 20;

const kinds = /^\s*(?:\/\*.*?\*\/\s*)*(select|insert|update|delete|merge|with|begin|commit)\b/i;
const table = /\b(?:from|into|update|merge\s+into)\s+(?:"?\w+"?\.)?"?(\w+)"?/i;

/** What a statement does, to which table, and nothing that it is given. */
export function shapeOf(text: string): string {
  const kind = kinds.exec(text)?.[1]?.toLowerCase() ?? 'another statement';
  const [, named] = table.exec(text) ?? [];
  return named === undefined ? kind : `${kind} ${named}`;
}

/** The slow statements of this process in the last day: so many hours, so many names in each. */
export class SlowStatements {
  /** By the number of the hour. */
  readonly #hours = new Map<number, Map<string, SlowStatement>>();
  readonly #least: number;
  readonly #now: () => number;

  constructor(least = leastMilliseconds, now: () => number = Date.now) {
    this.#least = least;
    this.#now = now;
  }

  /** Runs a statement, and notes it where it took long, whether it failed or not. */
  async timed<T>(name: string | (() => string), work: () => Promise<T>): Promise<T> {
    const beganAt = performance.now();
    try {
      return await work();
    } finally {
      const took = performance.now() - beganAt;
      if (took >= this.#least) this.#note(typeof name === 'string' ? name : name(), took);
    }
  }

  /** The slowest first. @param hours the hour that runs, and those before it */
  ofLast(hours = hoursKept): SlowStatement[] {
    const first = this.#hour() - hours;
    const byName = new Map<string, SlowStatement>();
    for (const [hour, slow] of this.#hours)
      if (hour > first) for (const one of slow.values()) add(byName, one);
    return [...byName.values()].sort((a, b) => b.longestMilliseconds - a.longestMilliseconds);
  }

  #hour(): number {
    return Math.floor(this.#now() / hourMilliseconds);
  }

  #note(name: string, took: number): void {
    // It asks nothing of the database: this process had no time for the answer.
    if (name === 'begin') return;
    const hour = this.#hour();
    for (const old of this.#hours.keys()) if (old <= hour - hoursKept) this.#hours.delete(old);
    const slow = this.#hours.get(hour) ?? new Map<string, SlowStatement>();
    this.#hours.set(hour, slow);
    add(slow, { name, longestMilliseconds: took, times: 1 });
    if (slow.size <= namesKept) return;
    const [quickest] = [...slow.values()].sort(
      (a, b) => a.longestMilliseconds - b.longestMilliseconds,
    );
    if (quickest) slow.delete(quickest.name);
  }
}

function add(to: Map<string, SlowStatement>, one: SlowStatement): void {
  const known = to.get(one.name);
  to.set(one.name, {
    name: one.name,
    longestMilliseconds: Math.max(one.longestMilliseconds, known?.longestMilliseconds ?? 0),
    times: one.times + (known?.times ?? 0),
  });
}
