import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobsAtWork, onJobBegun, runInTime, runnerOf } from './job-runner.ts';

const quarter = 15 * 60_000;
const log = pino({ level: 'silent' });
const never = (): Promise<void> => Promise.withResolvers<undefined>().promise;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a job that never ends keeps the next of its kind waiting for its time, and no longer', async () => {
  const run = runnerOf(log);
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
  work.mockImplementationOnce(never);
  const job = { name: 'stuck', run: work };
  void run(job, {});
  const next = run(job, {});
  await vi.advanceTimersByTimeAsync(quarter - 1000);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  await next;
  expect(work).toHaveBeenCalledTimes(2);
});

it('beside the queue it counts as failed after its time', async () => {
  const long = { name: 'long', hoursAtMost: 2, run: never };
  const failed = vi.fn<(error: Error) => void>();
  runInTime(runnerOf(log), long).catch(failed);
  await vi.advanceTimersByTimeAsync(8 * quarter - 1000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(failed).toHaveBeenCalledWith(new Error('it did not end within 120 minutes'));
});

it('who watches the process hears of each job that begins, and counts those at work', async () => {
  const run = runnerOf(log);
  const told = vi.fn<() => void>();
  const stop = onJobBegun(told);
  const before = jobsAtWork();
  const { promise, reject } = Promise.withResolvers<undefined>();
  const failing = run({ name: 'failing', run: () => promise }, {});
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledTimes(1);
  expect(jobsAtWork()).toBe(before + 1);
  reject(new Error('it fails'));
  await expect(failing).rejects.toThrow('it fails');
  expect(jobsAtWork()).toBe(before);
  stop();
  await run({ name: 'unheard', run: () => Promise.resolve() }, {});
  expect(told).toHaveBeenCalledTimes(1);
});
