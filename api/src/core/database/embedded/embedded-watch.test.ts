import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchEmbedded } from './embedded-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = (): Promise<never> => new Promise(() => undefined);

/** Watches a database that answers so. */
function watched(answer: () => Promise<never[]>, how = {}) {
  const onDead = vi.fn();
  const db = { sql: answer, lastAnswerAt: () => 0, waitsForDisk: () => false, ...how };
  return { onDead, end: watchEmbedded(db, onDead) };
}

it('a database that refuses twice is dead within two seconds, and told of once', async () => {
  const { onDead } = watched(() => Promise.reject(new Error('stack depth limit exceeded')));
  await vi.advanceTimersByTimeAsync(1100);
  expect(onDead).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(900);
  expect(onDead.mock.calls).toEqual([[new Error('stack depth limit exceeded')]]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onDead).toHaveBeenCalledTimes(1);
});

it('one that answers nobody is dead, one that answers others is busy', async () => {
  const silent = watched(never);
  const busy = watched(never, { lastAnswerAt: () => performance.now() });
  await vi.advanceTimersByTimeAsync(4000);
  expect(silent.onDead).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(silent.onDead).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(busy.onDead).not.toHaveBeenCalled();
  busy.end();
});

it('one refusal is forgiven, and nothing is asked after the end', async () => {
  const answer = vi.fn<() => Promise<never[]>>(() => Promise.resolve([]));
  answer.mockRejectedValueOnce(new Error('once'));
  const { onDead, end } = watched(answer);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onDead).not.toHaveBeenCalled();
  end();
  const asked = answer.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answer).toHaveBeenCalledTimes(asked);
});

it('is not dead because the whole process was held up, or the disk is slow', async () => {
  const heldUp = watched(
    () =>
      new Promise((resolve) => {
        setTimeout(() => resolve([]), 1500);
      }),
  );
  await vi.advanceTimersByTimeAsync(1100);
  const now = vi.spyOn(performance, 'now').mockReturnValue(60_000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(heldUp.onDead, 'one look, long after the one before').not.toHaveBeenCalled();
  heldUp.end();
  now.mockRestore();

  let isDiskSlow = true;
  const waiting = watched(never, { waitsForDisk: () => isDiskSlow });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting.onDead, 'a disk that takes a minute').not.toHaveBeenCalled();
  isDiskSlow = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(waiting.onDead).toHaveBeenCalledTimes(1);
});

it('asks only where nobody else was answered since it looked last', async () => {
  const answer = vi.fn<() => Promise<never[]>>(() => Promise.resolve([]));
  let answeredAt = 0;
  const { end } = watched(answer, { lastAnswerAt: () => answeredAt });
  const others = setInterval(() => {
    answeredAt = performance.now();
  }, 400);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answer).not.toHaveBeenCalled();
  clearInterval(others);
  await vi.advanceTimersByTimeAsync(5000);
  expect(answer.mock.calls.length).toBeGreaterThan(2);
  end();
});
