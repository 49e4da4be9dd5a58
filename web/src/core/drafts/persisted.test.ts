import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '@/testing/sign-in';
import { clearToken } from '../auth';
import {
  parseText,
  personalStore,
  personalValues,
  removePersistedOf,
  sharedStore,
} from './persisted';
import { usePersistedState } from './usePersistedState';

const draft = () => personalStore('draft', { parse: parseText });

/** The keys on this device, but for the token's. */
const kept = () => Object.keys(localStorage).filter((key) => key !== 'token');

const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

beforeEach(() => signIn('me'));
afterEach(() => draft().remove());

describe('a persisted value', () => {
  test('is read as it was written, and is gone when removed', () => {
    expect(draft().read()).toBeNull();
    expect(draft().write('Hello')).toBe(true);
    expect(localStorage.getItem('form:me:draft')).toBe('"Hello"');
    expect(draft().read()).toBe('Hello');
    draft().remove();
    expect(draft().read()).toBeNull();
  });

  test('of the tab is not on the device', () => {
    const place = sharedStore('landing.place', { parse: parseText, area: 'tab' });
    place.write('below');
    expect(place.read()).toBe('below');
    expect(kept()).toEqual([]);
  });

  test.each(['{"half', '7', 'null', '{}'])('that is something else is none: %s', (stored) => {
    localStorage.setItem('form:me:draft', stored);
    expect(draft().read()).toBeNull();
  });

  test('lasts as long as the page where the storage is full, and says so', () => {
    draft().write('Before');
    const full = fillStorage();
    expect(draft().write('After')).toBe(false);
    expect(draft().read()).toBe('After');
    full.mockRestore();
    expect(draft().write('Later')).toBe(true);
    expect(localStorage.getItem('form:me:draft')).toBe('"Later"');
  });

  test('is none where the storage is shut off', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('shut off', 'SecurityError');
    });
    expect(draft().read()).toBeNull();
  });

  describe('with a lifetime', () => {
    const code = sharedStore('identity.code', { parse: parseText, lifetime: 1000 });
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('ends', () => {
      code.write('123456');
      vi.advanceTimersByTime(999);
      expect(code.read()).toBe('123456');
      vi.advanceTimersByTime(1);
      expect(code.read()).toBeNull();
    });

    test('does not count without its end', () => {
      localStorage.setItem('identity.code', '"123456"');
      expect(code.read()).toBeNull();
    });
  });

  test('is heard of when another tab changes it', () => {
    const heard = vi.fn<(value: string | null) => void>();
    const stop = draft().subscribe(heard);
    const tell = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    tell('form:me:other', '"Not this"');
    tell('form:me:draft', '"Elsewhere"');
    tell('form:me:draft', null);
    tell(null, null);
    stop();
    tell('form:me:draft', '"Too late"');
    expect(heard.mock.calls).toEqual([['Elsewhere'], [null], [null]]);
  });
});

test('values are listed by the beginning of their keys', () => {
  localStorage.setItem('post:me:a', '"One"');
  localStorage.setItem('post:me:b', '2');
  localStorage.setItem('post:you:a', '"Three"');
  expect(personalValues({ kind: 'post', of: 'me' }, parseText)).toEqual([
    { name: 'a', value: 'One' },
  ]);
  expect(personalValues({ kind: 'post', of: 'you' }, parseText)).toEqual([]);
});

test('who signs out leaves nothing behind, also of what could not be stored and of the tab', () => {
  const ofTab = personalStore('of-tab', { parse: parseText, area: 'tab' });
  signIn('you');
  draft().write('Yours');
  signIn('me');
  draft().write('Mine');
  ofTab.write('Mine too');
  fillStorage();
  draft().write('Mine, longer');
  removePersistedOf('me');
  expect([draft().read(), ofTab.read()]).toEqual([null, null]);
  vi.restoreAllMocks();
  signIn('you');
  expect(draft().read()).toBe('Yours');
});

describe('persisted state', () => {
  const open = () => renderHook(() => usePersistedState(draft(), 'Initial'));

  test('begins with what was stored', () => {
    const { result, unmount } = open();
    expect(result.current[0]).toBe('Initial');
    act(() => result.current[1]('Typed'));
    unmount();
    expect(open().result.current[0]).toBe('Typed');
  });

  test('stores nothing of an untouched or a sent form', () => {
    const { result } = open();
    act(() => result.current[1]('Typed'));
    act(() => result.current[1]('Initial'));
    expect(kept()).toEqual([]);
    act(() => result.current[1]('Typed'));
    act(() => result.current[1](null));
    expect(result.current[0]).toBe('Initial');
    expect(kept()).toEqual([]);
  });

  test('what is typed while other words are sent stays', () => {
    const { result } = open();
    act(() => result.current[1]('Sent'));
    const [sent, , forgetSent] = result.current;
    act(() => result.current[1]('Sent, and more'));
    act(() => forgetSent(sent));
    expect(result.current[0]).toBe('Sent, and more');
    expect(draft().read()).toBe('Sent, and more');
    act(() => result.current[2]('Sent, and more'));
    expect(result.current[0]).toBe('Initial');
    expect(kept()).toEqual([]);
  });

  test('a form that is closed while it is sent takes nothing from the one opened after it', () => {
    const closed = open();
    act(() => closed.result.current[1]('Sent'));
    const [sent, , forgetSent] = closed.result.current;
    closed.unmount();
    const { result, unmount } = open();
    act(() => result.current[1]('Sent, and more'));
    act(() => forgetSent(sent));
    expect(draft().read()).toBe('Sent, and more');
    act(() => result.current[1]('Sent'));
    unmount();
    act(() => forgetSent(sent));
    expect(kept()).toEqual([]);
  });
});

test('who signs in meanwhile reads their own words, and is not given what another types', () => {
  signIn('you');
  draft().write('Yours');
  signIn('me');
  const { result } = renderHook(() => usePersistedState(draft(), 'Initial'));
  act(() => result.current[1]('Mine'));
  const [, ofMine] = result.current;
  act(() => clearToken());
  expect(result.current[0]).toBe('Mine');
  act(() => signIn('you'));
  expect(result.current[0]).toBe('Yours');
  act(() => ofMine('Mine, too late'));
  expect(draft().read()).toBe('Yours');
});
