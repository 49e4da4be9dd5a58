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
function watched(answer: () => Promise<never[]>, lastAnswerAt = () => 0) {
  const onDead = vi.fn();
  return { onDead, end: watchEmbedded({ sql: answer, lastAnswerAt }, onDead) };
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
  const busy = watched(never, () => performance.now());
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
