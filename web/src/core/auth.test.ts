import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const token = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const inSeconds = (s: number) => Math.floor(Date.now() / 1000) + s;

/** A fresh store, as after opening the page. */
const open = async () => {
  vi.resetModules();
  return import('./auth.ts');
};

describe('the token store', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-05T10:00:00Z') }));

  test('reads local storage, then session storage', async () => {
    sessionStorage.setItem('token', token({ sub: 'b', exp: inSeconds(60) }));
    expect((await open()).getToken()).toBe(sessionStorage.getItem('token'));
    localStorage.setItem('token', token({ sub: 'a', exp: inSeconds(60) }));
    expect((await open()).getToken()).toBe(localStorage.getItem('token'));
  });

  test('an ended token is no token, at once and when its time comes', async () => {
    localStorage.setItem('token', token({ exp: inSeconds(-1) }));
    const auth = await open();
    expect(auth.getToken()).toBeNull();

    const told = vi.fn();
    auth.subscribeToToken(told);
    auth.setToken(token({ exp: inSeconds(60) }));
    expect(told).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(61_000);
    expect(auth.getToken()).toBeNull();
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('signing out in another tab signs out here', async () => {
    const auth = await open();
    auth.setToken(token({ exp: inSeconds(60) }));
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(auth.getToken()).toBeNull();
  });

  test('a refused token is known again when the page is opened anew, until it is told why or somebody signs in', async () => {
    const refusedAt = (auth: Awaited<ReturnType<typeof open>>) =>
      renderHook(() => auth.useRefusedToken()).result.current;
    const mine = token({ sub: 'a', exp: inSeconds(60) });
    for (const end of ['told', 'signed in'] as const) {
      const auth = await open();
      auth.setToken(mine);
      auth.refuseToken(mine);
      expect(auth.getToken()).toBeNull();

      const again = await open();
      expect(again.getToken()).toBeNull();
      expect(refusedAt(again)).toBe(mine);
      if (end === 'told') again.forgetRefused();
      else again.setToken(token({ sub: 'b', exp: inSeconds(60) }));
      expect(refusedAt(await open())).toBeNull();
      localStorage.clear();
    }
  });

  test('clearing empties both stores', async () => {
    const auth = await open();
    auth.setToken('opaque');
    sessionStorage.setItem('token', 'other');
    auth.clearToken();
    expect([
      localStorage.getItem('token'),
      sessionStorage.getItem('token'),
      auth.getToken(),
    ]).toEqual([null, null, null]);
  });
});
