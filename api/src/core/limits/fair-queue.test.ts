import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const busy = () => new Error('busy');
const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 5);
  });

it('serves people in turn, one piece of each at a time', async () => {
  const queue = new FairQueue({ atOnce: 2, waiting: 20, milliseconds: 5000 }, busy);
  const begun: string[] = [];
  const running = new Map<string, number>();
  const piece = (person: string) =>
    queue.run(person, async () => {
      begun.push(person);
      running.set(person, (running.get(person) ?? 0) + 1);
      expect(running.get(person)).toBe(1);
      await pause();
      running.set(person, 0);
    });
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(piece));
  expect(begun.slice(0, 3)).toEqual(['a', 'b', 'c']);
  expect(begun.toSorted().join('')).toBe('aaaabbc');
});

it('tells who waited too long, and goes on with the others', async () => {
  const queue = new FairQueue({ atOnce: 1, waiting: 20, milliseconds: 30 }, busy);
  const held = Promise.withResolvers<string>();
  const first = queue.run('a', () => held.promise);
  await expect(queue.run('b', pause)).rejects.toThrow('busy');
  held.resolve('done');
  expect(await first).toBe('done');
  expect(await queue.run('b', () => Promise.resolve('next'))).toBe('next');
});

it('takes no more waiting pieces than it may, and gives places on after errors', async () => {
  const queue = new FairQueue({ atOnce: 1, waiting: 1, milliseconds: 5000 }, busy);
  const first = queue.run('a', async () => {
    await pause();
    throw new Error('broken');
  });
  const second = queue.run('b', () => Promise.resolve('second'));
  await expect(queue.run('c', pause)).rejects.toThrow('busy');
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('second');
});
