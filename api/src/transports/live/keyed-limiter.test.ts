import { expect, it } from 'vitest';
import { settle } from '../../testing/transports.ts';
import { createConcurrencyLimiter } from './keyed-limiter.ts';

it('starts a few in each turn of the event loop, in their order, and all in the end', async () => {
  const runLimited = createConcurrencyLimiter();
  const started: number[] = [];
  const startedByTurn: number[] = [];
  const all = Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      runLimited('post:1', () => {
        started.push(n);
        return Promise.resolve();
      }),
    ),
  );
  for (let before = -1; before < started.length; ) {
    before = started.length;
    await settle();
    startedByTurn.push(started.length - before);
  }
  await all;
  expect(started).toEqual(Array.from({ length: 30 }, (_, n) => n));
  expect(Math.max(...startedByTurn)).toBeLessThanOrEqual(4);
});

it('does not let one thing wait for another', async () => {
  const runLimited = createConcurrencyLimiter();
  let end = (): void => undefined;
  const never = new Promise<void>((resolve) => {
    end = resolve;
  });
  const held = Array.from({ length: 8 }, () => runLimited('post:1', () => never));
  expect(await runLimited('post:2', () => Promise.resolve('answered'))).toBe('answered');
  end();
  await Promise.all(held);
});

it('passes the turn on behind work that fails', async () => {
  const runLimited = createConcurrencyLimiter();
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, n) =>
      runLimited('post:1', () =>
        n < 8 ? Promise.reject(new Error('no')) : Promise.resolve('done'),
      ),
    ),
  );
  expect(results.at(-1)).toEqual({ status: 'fulfilled', value: 'done' });
});
