import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventPayload } from '../core/events.ts';
import { createPump } from './live-pump.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A pump whose tellings are kept; each takes `milliseconds`. */
function pumping(throttleKey: (event: EventPayload) => string | null = () => '', milliseconds = 0) {
  const told: string[] = [];
  const failures: unknown[] = [];
  const pump = createPump({
    throttleMs: 250,
    throttleKey,
    failed: (error) => {
      failures.push(error);
    },
    async tell({ id, n }) {
      if (id === 'broken') throw new Error('broken');
      if (milliseconds > 0)
        await new Promise((resolve) => {
          setTimeout(resolve, milliseconds);
        });
      told.push(`${String(id)}${String(n)}`);
    },
  });
  return { pump, told, failures };
}

describe('a throttled topic', () => {
  it('tells the first at once and then the last of each window', async () => {
    const { pump, told } = pumping();
    for (let n = 1; n <= 5; n += 1) pump.take({ id: 'a', n });
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['a1']);
    await vi.advanceTimersByTimeAsync(249);
    expect(told).toEqual(['a1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['a1', 'a5']);
    pump.take({ id: 'a', n: 6 });
    await vi.advanceTimersByTimeAsync(1000);
    pump.take({ id: 'a', n: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['a1', 'a5', 'a6', 'a7']);
  });

  it('loses no thing to another one of the same window, and lets pass at once what has no key', async () => {
    const { pump, told } = pumping(({ id }) => (id === 'new' ? null : String(id)));
    for (const n of [1, 2]) for (const id of ['a', 'b', 'new']) pump.take({ id, n });
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['a1', 'b1', 'new1', 'new2']);
    await vi.advanceTimersByTimeAsync(250);
    expect(told.slice(4)).toEqual(['a2', 'b2']);
  });

  it('tells in the order of reading, however slow a read is', async () => {
    const { pump, told } = pumping(() => '', 400);
    pump.take({ id: 'a', n: 1 });
    await vi.advanceTimersByTimeAsync(300);
    pump.take({ id: 'a', n: 2 });
    pump.take({ id: 'a', n: 3 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(told).toEqual(['a1', 'a3']);
  });

  it('goes on after a failure, and is silent when it was stopped', async () => {
    const { pump, told, failures } = pumping();
    pump.take({ id: 'broken', n: 0 });
    pump.take({ id: 'a', n: 1 });
    await vi.advanceTimersByTimeAsync(300);
    expect([told, failures.length]).toEqual([['a1'], 1]);
    pump.take({ id: 'a', n: 2 });
    pump.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(['a1']);
  });
});
