import { expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

it('counts each key by itself, and never below nothing', () => {
  const limit = new ConcurrencyLimit(2);
  limit.release('a');
  for (const key of ['a', 'a', 'b']) limit.acquire(key);
  expect([limit.hasCapacity('a'), limit.hasCapacity('b')]).toEqual([false, true]);
  limit.release('a');
  expect(limit.hasCapacity('a')).toBe(true);
});
