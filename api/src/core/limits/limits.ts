import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { LimitName } from '../../limits.ts';
import { rateLimited } from '../errors.ts';

/** What is left of a limit. */
export interface Allowance {
  /** Points per window. */
  limit: number;
  remaining: number;
  /** Until the window ends. */
  resetSeconds: number;
}

export interface Limits {
  /**
   * Consumes points of a limit, one by default. Called before the work that it guards, so that
   * parallel calls can't all pass.
   * @param key whom it counts for: a person's id, or an `addressKey`
   * @throws RATE_LIMITED with `retryAfter` in seconds and the `limit`
   */
  consume(name: LimitName, key: string, points?: number): Promise<Allowance>;
  /** Takes all points of a limit away for so many seconds: who floods waits. */
  block(name: LimitName, key: string, seconds: number): Promise<void>;
  /** Gives all points back: a right password forgives the wrong ones. */
  reset(name: LimitName, key: string): Promise<void>;
}

type Table = Record<LimitName, { points: number; seconds: number }>;

/** A key of one length: what a client sends must not decide how much is remembered of it. */
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Counts in this process, or through Redis for all instances; while Redis fails, each instance
 * counts by itself.
 * @param table points per window of so many seconds, by name
 */
export function createLimits(table: Table, redis?: Redis): Limits {
  /** What this process has seen of each limit: it goes on from there while Redis is away. */
  const seen = new Map<string, RateLimiterMemory>();
  const make = ([name, { points, seconds }]: [string, { points: number; seconds: number }]): [
    string,
    RateLimiterAbstract,
  ] => {
    const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
    const memory = new RateLimiterMemory(options);
    if (!redis) return [name, memory];
    seen.set(name, memory);
    return [
      name,
      new RateLimiterRedis({
        ...options,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: memory,
      }),
    ];
  };
  const limiters = new Map(Object.entries(table).map(make));
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit named ${name}`);
    return found;
  };
  /** How long somebody was blocked at most, by the limit. */
  const blocked = new Map<LimitName, number>();
  /** When the clock was put back, a window in memory seems to end hours later than it does. */
  const secondsLeft = (name: LimitName, { msBeforeNext }: RateLimiterRes): number =>
    Math.min(msBeforeNext / 1000, Math.max(table[name].seconds, blocked.get(name) ?? 0));
  return {
    async consume(name, key, points = 1) {
      const hashed = keyOf(key);
      const remember = (state: RateLimiterRes) =>
        seen.get(name)?.set(hashed, state.consumedPoints, Math.ceil(secondsLeft(name, state)));
      try {
        const state = await limiter(name).consume(hashed, points);
        void remember(state);
        return {
          limit: table[name].points,
          remaining: state.remainingPoints,
          resetSeconds: Math.ceil(secondsLeft(name, state)),
        };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        void remember(refusal);
        const refused = rateLimited(secondsLeft(name, refusal));
        refused.extensions['limit'] = table[name].points;
        throw refused;
      }
    },
    async block(name, key, seconds) {
      blocked.set(name, Math.max(seconds, blocked.get(name) ?? 0));
      await limiter(name).block(keyOf(key), seconds);
    },
    async reset(name, key) {
      await limiter(name).delete(keyOf(key));
    },
  };
}

/**
 * The part of an address that limits count by: for IPv6 its /64 network, because one household has
 * all of it.
 */
export function addressKey(ip: string): string {
  const plain = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = plain.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}
