import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoopPace } from './loop-pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks seldom while nobody would wait, and often again as soon as somebody comes', () => {
  let isUsed = true;
  const turns = vi.fn<(late: number) => void>();
  const pace = new LoopPace(() => isUsed, turns);
  const turnsIn = (milliseconds: number): number => {
    turns.mockClear();
    vi.advanceTimersByTime(milliseconds);
    return turns.mock.calls.length;
  };
  expect(turnsIn(60_000), 'while a connection is open').toBe(1200);
  isUsed = false;
  turnsIn(10_000);
  expect(turnsIn(60_000), 'of a minute in which nobody is there').toBe(60);
  pace.use();
  expect(turnsIn(2000), 'once somebody came').toBe(40);
  pace.stop();
  expect(turnsIn(60_000)).toBe(0);
});

it('tells how much too late a turn came, at rest as otherwise', () => {
  let late = 0;
  let turnedAt = 0;
  const pace = new LoopPace(
    () => false,
    (milliseconds) => {
      late = Math.max(late, milliseconds);
      turnedAt = performance.now();
    },
  );
  vi.advanceTimersByTime(30_000);
  expect(late).toBe(0);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(turnedAt + 1400);
  vi.advanceTimersByTime(1000);
  expect(late).toBe(400);
  clock.mockRestore();
  pace.stop();
});
