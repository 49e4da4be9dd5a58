import { expect, it } from 'vitest';
import { PresenceChangeQueue, type PresenceChanges } from './change-queue.ts';

it('a thousand who leave at once are told some at a time, one batch after the other, each as they stand last', async () => {
  const batches: PresenceChanges[] = [];
  let running = 0;
  let most = 0;
  const queue = new PresenceChangeQueue(async (changes) => {
    running += 1;
    most = Math.max(most, running);
    batches.push(changes);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    running -= 1;
  });
  for (let i = 0; i < 1000; i += 1) queue.add(`person ${i}`, false);
  queue.add('person 7', true);
  await expect.poll(() => batches.map(({ size }) => size)).toEqual([1, 200, 200, 200, 200, 199]);
  expect(most).toBe(1);
  expect(batches[1]?.get('person 7')).toBe(true);
  queue.add('person 7', false);
  await expect.poll(() => batches.length).toBe(7);
});

it('closed, it ends with the batch that is being told and gives back whom nobody was told of', async () => {
  const published: string[] = [];
  const queue = new PresenceChangeQueue(async (changes) => {
    published.push(...changes.keys());
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    published.push('done');
  });
  for (const name of ['first', 'second']) queue.add(name, false);
  const left = queue.close();
  queue.add('third', false);
  expect([...(await left)]).toEqual([
    ['second', false],
    ['third', false],
  ]);
  expect(published).toEqual(['first', 'done']);
});
