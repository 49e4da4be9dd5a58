import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadAnew } from './registration';

const reload = vi.fn();
beforeEach(() => vi.stubGlobal('location', { ...window.location, reload }));
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

/** A browser with a worker, of which another version may wait. */
function withWorker({ update = () => Promise.resolve(), waits = true } = {}) {
  const container = new EventTarget();
  const told: unknown[] = [];
  const waiting = {
    postMessage: (message: unknown) => {
      told.push(message, reload.mock.calls.length);
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
  const registration = { waiting: waits ? waiting : null, installing: null, update };
  Object.assign(container, { getRegistration: () => Promise.resolve(registration) });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return told;
}

test('the version that waits takes over before the page is loaded again', async () => {
  const told = withWorker();
  await reloadAnew();
  expect(told).toEqual(['takeOver', 0]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a server that does not answer holds nobody up', async () => {
  vi.useFakeTimers();
  withWorker({ waits: false, update: () => new Promise(() => undefined) });
  const done = reloadAnew();
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  vi.useRealTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a new version, a line or workers at all the page is just loaded again', async () => {
  withWorker({ waits: false });
  await reloadAnew();
  withWorker({ waits: false, update: () => Promise.reject(new TypeError('no line')) });
  await reloadAnew();
  vi.stubGlobal('navigator', {});
  await reloadAnew();
  expect(reload).toHaveBeenCalledTimes(3);
});
