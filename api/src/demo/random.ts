import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

const digest = (key: string): Buffer =>
  createHash('sha256').update(`experiencia demo ${key}`).digest();

/** Chance that is the same at every seeding: each key has its own sequence. */
export interface Chance {
  /** From `from` to below `to`. */
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  pick<T>(all: readonly T[]): T;
  /** True in `share` of all cases. */
  happens(share: number): boolean;
  /** In another order. */
  shuffled<T>(all: readonly T[]): T[];
}

export function chance(key: string): Chance {
  let state = digest(key).readUInt32LE(0);
  // Mulberry32: small, and good enough for faces and counts.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    between: (from, to) => from + next() * (to - from),
    whole,
    pick(all) {
      const picked = all[whole(0, all.length - 1)];
      if (picked === undefined) throw new Error(`nothing to pick from for ${key}`);
      return picked;
    },
    happens: (share) => next() < share,
    shuffled(all) {
      const copy = [...all];
      for (let i = copy.length - 1; i > 0; i -= 1) {
        const j = whole(0, i);
        const [a, b] = [copy[i], copy[j]];
        if (a !== undefined && b !== undefined) [copy[i], copy[j]] = [b, a];
      }
      return copy;
    },
  };
}

/**
 * An id of its time and its key: sorts by the time, and its other half is the same at every
 * seeding.
 */
export const demoId = (kind: string, key: string, at: Date): string =>
  v7({ msecs: at.getTime(), random: digest(`${kind} ${key}`).subarray(0, 16) });

/** The half of an id that does not tell the time: the same at every seeding. */
export const idTail = (id: string): string => id.slice(14);
