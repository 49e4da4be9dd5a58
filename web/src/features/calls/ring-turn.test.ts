import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ringInOneTab } from './engine/ring-turn';

const tone = vi.hoisted(() => ({ startRinging: vi.fn(), stopRinging: vi.fn() }));
vi.mock('./engine/ring-tone', () => tone);
let isTouched = true;
vi.mock('@/core/tone', () => ({ maySound: () => isTouched }));

type Work = () => Promise<void> | undefined;
type Waiting = { signal: AbortSignal; run: () => Promise<void> };
/**
 * Locks as browsers have them, shared by all tabs of the test: the next one in the line gets it.
 */
let line: Waiting[] = [];
let isHeld = false;
const locks = {
  request: (_name: string, { signal }: { signal: AbortSignal }, work: Work) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      line.push({ signal, run: async () => resolve(await work()) });
      next();
    }),
};
function next(): void {
  if (isHeld) return;
  const turn = line.shift();
  if (!turn) return;
  if (turn.signal.aborted) return next();
  isHeld = true;
  void turn.run().finally(() => {
    isHeld = false;
    next();
  });
}

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  vi.useFakeTimers();
  tone.startRinging.mockReset();
  [line, isHeld, isTouched, visibility] = [[], false, true, 'visible'];
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});
const rings = () => tone.startRinging.mock.calls.length;

test('of several tabs one rings, and another rings on when that one is closed', async () => {
  const [first, second, third] = [ringInOneTab(), ringInOneTab(), ringInOneTab()];
  await vi.advanceTimersByTimeAsync(1000);
  expect(rings()).toBe(1);
  first();
  await vi.advanceTimersByTimeAsync(0);
  expect(rings()).toBe(2);
  // It was answered: nobody rings on.
  third();
  second();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rings()).toBe(2);
  expect(isHeld).toBe(false);
});

test('a tab that is seen comes before one that is not', async () => {
  visibility = 'hidden';
  const hidden = ringInOneTab();
  visibility = 'visible';
  const seen = ringInOneTab();
  await vi.advanceTimersByTimeAsync(100);
  expect(rings()).toBe(1);
  hidden();
  await vi.advanceTimersByTimeAsync(1000);
  seen();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rings()).toBe(1);
});

test('a tab that the browser keeps silent leaves the turn to another', async () => {
  isTouched = false;
  const silent = ringInOneTab();
  isTouched = true;
  const heard = ringInOneTab();
  await vi.advanceTimersByTimeAsync(1000);
  expect([rings(), line.length]).toEqual([1, 0]);
  silent();
  heard();
});
