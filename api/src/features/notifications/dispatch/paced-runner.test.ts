import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pacedRunner } from './paced-runner.ts';

describe('a paced runner', () => {
  it('runs once, however often it is woken before it begins', async () => {
    let runs = 0;
    const runner = pacedRunner(async () => {
      await wait(1);
      runs += 1;
    }, 5);
    for (let n = 0; n < 10; n += 1) runner.wake();
    await wait(60);
    expect(runs).toBe(1);
    await runner.stop();
  });

  it('runs again, after a pause, when it is woken during a run', async () => {
    const begins: number[] = [];
    const runner = pacedRunner(async () => {
      begins.push(performance.now());
      if (begins.length === 1) runner.wake();
      await wait(1);
    }, 50);
    runner.wake();
    await wait(250);
    expect(begins).toHaveLength(2);
    // Timers may come a millisecond early.
    expect((begins[1] ?? 0) - (begins[0] ?? 0)).toBeGreaterThanOrEqual(49);
    await runner.stop();
  });

  it('lets a run end when it is stopped, and begins no other', async () => {
    let ended = 0;
    const runner = pacedRunner(async () => {
      await wait(30);
      ended += 1;
    }, 1);
    runner.wake();
    await wait(10);
    runner.wake();
    await runner.stop();
    expect(ended).toBe(1);
    runner.wake();
    await wait(60);
    expect(ended).toBe(1);
  });
});
