import { expect, it } from 'vitest';
import type { App } from './context.ts';
import { sharedRead } from './shared-read.ts';

/** An application of which the clock alone is asked. */
const appAt = (clock: { at: number }): App =>
  ({ clock: { now: () => new Date(clock.at) } }) as unknown as App;

it('reads once for all who ask within the time, and again after it', async () => {
  const clock = { at: 1000 };
  const [app, other] = [appAt(clock), appAt(clock)];
  let reads = 0;
  const read = sharedRead(60_000, () => Promise.resolve((reads += 1)));
  expect(await Promise.all([read(app), read(app)])).toEqual([1, 1]);
  clock.at += 59_999;
  expect(await read(app)).toBe(1);
  expect(await read(other), 'another application has its own').toBe(2);
  clock.at += 1;
  expect(await read(app)).toBe(3);
  clock.at -= 3_600_000;
  expect(await read(app), 'a clock that was put back keeps nothing for an hour').toBe(4);
});

it('keeps no failure', async () => {
  const app = appAt({ at: 1000 });
  let isAway = true;
  const read = sharedRead(60_000, () =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve('there'),
  );
  await expect(read(app)).rejects.toThrow('away');
  isAway = false;
  expect(await read(app)).toBe('there');
});
