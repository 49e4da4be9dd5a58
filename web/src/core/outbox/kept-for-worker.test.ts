import { type Waiting, type WaitingThing, waitingStore } from '@schema/rules/device/waiting-store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '@/testing/sign-in';
import { clearToken, getToken } from '../auth';
import { forgetOthersThan, forgetPerson } from '../forget-person';
import { keepForWorker, sendsWhenClosed, takeArrived } from './kept-for-worker';

const device = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  entries: () => Promise.resolve([...device]),
  keys: () => Promise.resolve([...device.keys()]),
  get: (key: string) => Promise.resolve(device.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(void device.set(key, value)),
  delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => device.delete(key))),
}));
vi.mock('../site', () => ({ site: { worker: 'on' } }));

const register = vi.fn(() => Promise.resolve());
beforeEach(() => {
  device.clear();
  localStorage.clear();
  register.mockClear();
  vi.stubGlobal('SyncManager', Object);
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve({ sync: { register } }) },
  });
  signIn('me');
});
afterEach(() => vi.unstubAllGlobals());

const like: WaitingThing = { key: 'l', kind: 'likePost', variables: { id: 'p' }, isOn: true };
const kept = () => device.get('me') as Waiting | undefined;

test('what waits is kept with its session, and the browser asked to wake the worker', async () => {
  await keepForWorker('me', [like]);
  expect(kept()).toEqual({ token: getToken(), things: [like], arrived: [] });
  expect(register).toHaveBeenCalledWith(waitingStore.tag);
  await keepForWorker('me', []);
  expect(kept()).toBeUndefined();
});

test('the last that is said counts, however long the ones before it take', async () => {
  await Promise.all([keepForWorker('me', [like]), keepForWorker('me', [])]);
  expect(kept()).toBeUndefined();
});

test('what the worker has sent is known once, and nothing is looked for where nothing was kept', async () => {
  device.set('me', { token: 't', things: [], arrived: ['l'] } satisfies Waiting);
  expect(await takeArrived('me')).toEqual([]);
  await keepForWorker('me', [like]);
  expect(await takeArrived('me')).toEqual(['l']);
  expect(await takeArrived('me')).toEqual([]);
});

test('a browser that wakes no worker keeps nothing', async () => {
  vi.stubGlobal('SyncManager', undefined);
  Reflect.deleteProperty(window, 'SyncManager');
  expect(sendsWhenClosed()).toBe(false);
  await keepForWorker('me', [like]);
  expect(kept()).toBeUndefined();
});

test('nothing stays of who signs out, also meanwhile, nor of who makes way for another', async () => {
  await keepForWorker('me', [like]);
  await forgetPerson();
  await vi.waitFor(() => expect(kept()).toBeUndefined());
  const keeping = keepForWorker('me', [like]);
  clearToken();
  await keeping;
  expect(kept()).toBeUndefined();
  signIn('me');
  await keepForWorker('me', [like]);
  await forgetOthersThan('you');
  expect(kept()).toBeUndefined();
});
