import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventPayload } from '../../core/live/events.ts';
import { waitingLiveEvents } from '../../limits.ts';
import { createThrottle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A throttle of 250 ms that collects what it handles; handling one event takes `milliseconds`. */
function throttled(
  throttleKey: (event: EventPayload) => string | null = () => '',
  milliseconds = 0,
) {
  const handled: string[] = [];
  const failures: unknown[] = [];
  const onDropped = vi.fn();
  const throttle = createThrottle({
    throttleMs: 250,
    throttleKey,
    onDropped,
    onError: (error) => {
      failures.push(error);
    },
    async handle({ id, n }) {
      if (id === 'broken') throw new Error('broken');
      if (milliseconds > 0)
        await new Promise((resolve) => {
          setTimeout(resolve, milliseconds);
        });
      handled.push(`${String(id)}${String(n)}`);
    },
  });
  return { throttle, handled, failures, onDropped };
}

describe('createThrottle', () => {
  it('handles the first event at once and then the last one of each window', async () => {
    const { throttle, handled } = throttled();
    for (let n = 1; n <= 5; n += 1) throttle.push({ id: 'a', n });
    await vi.advanceTimersByTimeAsync(0);
    expect(handled).toEqual(['a1']);
    await vi.advanceTimersByTimeAsync(249);
    expect(handled).toEqual(['a1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(handled).toEqual(['a1', 'a5']);
    throttle.push({ id: 'a', n: 6 });
    await vi.advanceTimersByTimeAsync(1000);
    throttle.push({ id: 'a', n: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(handled).toEqual(['a1', 'a5', 'a6', 'a7']);
  });

  it('throttles each key by itself, and events without a key not at all', async () => {
    const { throttle, handled } = throttled(({ id }) => (id === 'new' ? null : String(id)));
    for (const n of [1, 2]) for (const id of ['a', 'b', 'new']) throttle.push({ id, n });
    await vi.advanceTimersByTimeAsync(0);
    expect(handled).toEqual(['a1', 'b1', 'new1', 'new2']);
    await vi.advanceTimersByTimeAsync(250);
    expect(handled.slice(4)).toEqual(['a2', 'b2']);
  });

  it('handles one event after the other, however long one takes', async () => {
    const { throttle, handled } = throttled(() => '', 400);
    throttle.push({ id: 'a', n: 1 });
    await vi.advanceTimersByTimeAsync(300);
    throttle.push({ id: 'a', n: 2 });
    throttle.push({ id: 'a', n: 3 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(handled).toEqual(['a1', 'a3']);
  });

  it('goes on after a failure, and handles nothing after it was stopped', async () => {
    const { throttle, handled, failures } = throttled();
    throttle.push({ id: 'broken', n: 0 });
    throttle.push({ id: 'a', n: 1 });
    await vi.advanceTimersByTimeAsync(300);
    expect([handled, failures.length]).toEqual([['a1'], 1]);
    throttle.push({ id: 'a', n: 2 });
    throttle.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(handled).toEqual(['a1']);
  });

  it('lets no more events wait than the limit, and says once that some were dropped', async () => {
    const { throttle, handled, onDropped } = throttled(() => null, 10);
    for (let n = 1; n <= waitingLiveEvents + 50; n += 1) throttle.push({ id: 'a', n });
    await vi.advanceTimersByTimeAsync(10 * waitingLiveEvents - 5);
    expect(onDropped).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(handled).toHaveLength(waitingLiveEvents);
    expect(onDropped).toHaveBeenCalledTimes(1);
    throttle.push({ id: 'b', n: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(handled.at(-1)).toBe('b1');
    expect(onDropped).toHaveBeenCalledTimes(1);
  });
});
