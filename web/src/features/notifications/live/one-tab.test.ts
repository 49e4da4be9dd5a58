import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOneTab } from './one-tab';

let visibility: DocumentVisibilityState = 'visible';
const held = new Set<string>();
/** Locks as browsers have them, shared by all tabs of the test. */
const locks = {
  request: async (
    name: string,
    _options: { ifAvailable: boolean },
    work: (lock: object | null) => Promise<void>,
  ) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({});
    held.delete(name);
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  held.clear();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

const withLocks = () =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
const aTab = (name: string, state: DocumentVisibilityState) => {
  const work = vi.fn();
  visibility = state;
  void inOneTab(name, work);
  return work;
};

test('a tab that is seen comes before hidden ones, and one of these goes where none is seen', async () => {
  withLocks();
  const [hidden, seen] = [aTab('one', 'hidden'), aTab('one', 'visible')];
  const [first, second] = [aTab('two', 'hidden'), aTab('two', 'hidden')];
  await vi.advanceTimersByTimeAsync(2000);
  expect([hidden, seen].map((work) => work.mock.calls.length)).toEqual([0, 1]);
  expect([first, second].map((work) => work.mock.calls.length)).toEqual([1, 0]);
});

test('without locks it is left to the tab that is seen', async () => {
  const [hidden, seen] = [aTab('one', 'hidden'), aTab('one', 'visible')];
  await vi.advanceTimersByTimeAsync(2000);
  expect([hidden, seen].map((work) => work.mock.calls.length)).toEqual([0, 1]);
});
