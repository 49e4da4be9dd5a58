import { expect, test } from 'vitest';
import { TaskQueue } from './task-queue';

test('tasks run one after the other, also behind one that failed', async () => {
  const queue = new TaskQueue();
  const order: string[] = [];
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const first = queue.run(async () => {
    await gate;
    order.push('first');
    throw new Error('refused');
  });
  const second = queue.run(() => Promise.resolve(order.push('second')));
  await Promise.resolve();
  expect(order).toEqual([]);
  release();
  await expect(first).rejects.toThrow('refused');
  expect(await second).toBe(2);
  expect(order).toEqual(['first', 'second']);
});

test('it is idle when the last task is done, well or not', async () => {
  const queue = new TaskQueue();
  await queue.idle();
  let isDone = false;
  queue
    .run(() => {
      isDone = true;
      return Promise.reject(new Error('lost'));
    })
    .catch(() => undefined);
  await queue.idle();
  expect(isDone).toBe(true);
});
