import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { LimitName } from '../limits.ts';
import { rateLimited } from './errors.ts';

export interface Allowance {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export interface Limits {
  /**
   * Takes one point of a limit, before the work it guards: parallel tries count together.
   * @throws RATE_LIMITED with `retryAfter` seconds
   */
  take(name: LimitName, key: string): Promise<Allowance>;
  /** Gives the points back: a right password clears the wrong ones. */
  clear(name: LimitName, key: string): Promise<void>;
}

type Table = Record<LimitName, { points: number; seconds: number }>;

/** Counters in this process, or shared by all instances through Redis; when Redis fails, each instance counts for itself. */
export function createLimits(table: Table, redis?: Redis): Limits {
  const make = ([name, { points, seconds }]: [string, { points: number; seconds: number }]): [
    string,
    RateLimiterAbstract,
  ] => {
    const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
    const memory = new RateLimiterMemory(options);
    return [
      name,
      redis
        ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
        : memory,
    ];
  };
  const limiters = new Map(Object.entries(table).map(make));
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit named ${name}`);
    return found;
  };
  return {
    async take(name, key) {
      try {
        const state = await limiter(name).consume(key);
        return {
          limit: table[name].points,
          remaining: state.remainingPoints,
          resetSeconds: Math.ceil(state.msBeforeNext / 1000),
        };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const refused = rateLimited(refusal.msBeforeNext / 1000);
        refused.extensions['limit'] = table[name].points;
        throw refused;
      }
    },
    async clear(name, key) {
      await limiter(name).delete(key);
    },
  };
}

/** The part of an address that limits count by: a whole /64 for IPv6, because one home has that many. */
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
    .map((g) => g.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}
