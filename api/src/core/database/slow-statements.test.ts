import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { SlowStatements, shapeOf } from './slow-statements.ts';

const hour = 3_600_000;

it('notes what takes long, failed or not, and nothing else', async () => {
  const slow = new SlowStatements(5);
  await slow.timed('posts.page', () => sleep(20));
  await slow.timed('posts.page', () => sleep(10));
  await slow.timed('posts.quick', () => Promise.resolve());
  await slow.timed(
    () => shapeOf('BEGIN'),
    () => sleep(10),
  );
  await expect(
    slow.timed(
      () => 'update users',
      async () => {
        await sleep(10);
        throw new Error('canceling statement due to statement timeout');
      },
    ),
  ).rejects.toThrow('canceling');
  expect(slow.ofLast().map(({ name, times }) => [name, times])).toEqual([
    ['posts.page', 2],
    ['update users', 1],
  ]);
  expect(slow.ofLast()[0]?.longestMilliseconds).toBeGreaterThan(15);
});

it('forgets a day later, and keeps the slowest names of an hour alone', async () => {
  let now = 100 * hour;
  const slow = new SlowStatements(0, () => now);
  await slow.timed('slowest', () => sleep(20));
  for (let n = 0; n < 100; n += 1) await slow.timed(`statement ${n}`, () => Promise.resolve());
  expect(slow.ofLast()).toHaveLength(20);
  expect(slow.ofLast()[0]?.name).toBe('slowest');
  now += hour;
  await slow.timed('slowest', () => Promise.resolve());
  expect(slow.ofLast(1)).toMatchObject([{ name: 'slowest', times: 1 }]);
  expect(slow.ofLast()[0]).toMatchObject({ name: 'slowest', times: 2 });
  now += 23 * hour;
  expect(slow.ofLast()).toMatchObject([{ name: 'slowest', times: 1 }]);
  now += hour;
  expect(slow.ofLast()).toEqual([]);
});

it('calls what has no name by what it does, with nothing that anybody wrote', () => {
  expect(shapeOf('insert into "public"."posts" ("id") values ($1)')).toBe('insert posts');
  expect(shapeOf(`select "u0".* from "users" as "u0" where "name" = 'Asha Rao'`)).toBe(
    'select users',
  );
  expect(shapeOf('  UPDATE "users" set "bio" = \'from me\'')).toBe('update users');
  expect(shapeOf("select pg_sleep(2), 'secret'")).toBe('select');
  expect(shapeOf('create temp table room on commit drop')).toBe('another statement');
});
