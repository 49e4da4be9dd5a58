import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDueJobs } from './due-jobs.ts';

let commits: number | undefined;
let waiting: { name: string; milliseconds: number }[];
const woken: string[] = [];
const sql = vi.fn(() => Promise.resolve(waiting));
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [commits, waiting, woken.length] = [1, [], 0];
  sql.mockClear();
  end = watchDueJobs({ sql: sql as never, commits: () => commits }, ['later'], (name) =>
    woken.push(name),
  );
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it('jobs are looked for where something was committed, and when the time of one has come', async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sql).toHaveBeenCalledTimes(1);
  waiting = [{ name: 'later', milliseconds: 5000 }];
  commits = 2;
  await vi.advanceTimersByTimeAsync(1000);
  expect([sql.mock.calls.length, woken]).toEqual([2, []]);
  waiting = [{ name: 'later', milliseconds: 0 }];
  await vi.advanceTimersByTimeAsync(4000);
  expect(woken).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(woken).toEqual(['later']);
});

it('they are looked for each second where others may have committed something', async () => {
  commits = undefined;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sql).toHaveBeenCalledTimes(10);
});

it('a look that failed is made again, and a rest ends by itself', async () => {
  sql.mockRejectedValueOnce(new Error('away'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sql).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sql.mock.calls.length).toBeGreaterThan(2);
});
