import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inBatches } from './in-batches.ts';
import { runnerOf } from './job-runner.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Batches that take so long, of which the last one finds no more. */
function work(batches: number, ms: number) {
  let left = batches;
  return vi.fn<() => Promise<boolean>>(async () => {
    await new Promise((done) => setTimeout(done, ms));
    left -= 1;
    return left > 0;
  });
}

const asJob = (doSome: () => Promise<boolean>): Promise<void> =>
  runnerOf(pino({ level: 'silent' }))({ name: 'piled', run: () => inBatches(doSome) }, {});

it('a job rests between two batches for twice as long as the first one took', async () => {
  const doSome = work(2, 300);
  const done = asJob(doSome);
  await vi.advanceTimersByTimeAsync(300 + 599);
  expect(doSome).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(doSome).toHaveBeenCalledTimes(2);
  // Behind the last batch there is nothing to rest for.
  await vi.advanceTimersByTimeAsync(300);
  await done;
});

it('however long a batch takes, the next one comes within seconds', async () => {
  const doSome = work(2, 60_000);
  const done = asJob(doSome);
  await vi.advanceTimersByTimeAsync(60_000 + 5000);
  expect(doSome).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
});

it('who does the same outside of a job has no rests', async () => {
  const doSome = work(3, 100);
  const done = inBatches(doSome);
  await vi.advanceTimersByTimeAsync(300);
  await done;
  expect(doSome).toHaveBeenCalledTimes(3);
});
