import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearToken, setToken } from '../auth';
import { deviceDraft } from './device-draft';
import { parseText, persisted, persistedUnder, removePersistedOf } from './persisted';
import { usePersistedState } from './usePersistedState';
import { useVersionedDraft } from './useVersionedDraft';

const draft = () => persisted('form:me:draft', { parse: parseText });

const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

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
    const place = persisted('place', { parse: parseText, area: 'tab' });
    place.write('below');
    expect(place.read()).toBe('below');
    expect(localStorage).toHaveLength(0);
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
    const code = persisted('code', { parse: parseText, lifetime: 1000 });
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
      localStorage.setItem('code', '"123456"');
      expect(code.read()).toBeNull();
    });
  });

  test('of a person is not written after the sign-out', () => {
    const own = persisted('form:me:late', { parse: parseText, onlySignedIn: true });
    expect(own.write('Too late')).toBe(false);
    expect(own.read()).toBeNull();
    setToken('any');
    expect(own.write('In time')).toBe(true);
    clearToken();
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
  expect(persistedUnder('post:me:', parseText)).toEqual([{ key: 'post:me:a', value: 'One' }]);
});

test('who signs out leaves nothing behind, also of what could not be stored', () => {
  draft().write('Mine');
  const other = persisted('form:you:draft', { parse: parseText });
  other.write('Yours');
  fillStorage();
  draft().write('Mine, longer');
  removePersistedOf('me');
  expect(draft().read()).toBeNull();
  expect(other.read()).toBe('Yours');
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
    expect(localStorage).toHaveLength(0);
    act(() => result.current[1]('Typed'));
    act(() => result.current[1](null));
    expect(result.current[0]).toBe('Initial');
    expect(localStorage).toHaveLength(0);
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
    expect(localStorage).toHaveLength(0);
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
    expect(localStorage).toHaveLength(0);
  });
});

test('a long form that is closed while it is saved takes nothing from the one opened after it', () => {
  setToken('any');
  const store = deviceDraft('form:me:long');
  const open = () =>
    renderHook(() =>
      useVersionedDraft<{ title?: string }>({
        store,
        current: {},
        version: '1',
        parse: (stored) => stored,
      }),
    );
  const closed = open();
  act(() => closed.result.current.change({ title: 'Sent' }));
  const { values, forgetSent } = closed.result.current;
  closed.unmount();
  const { result } = open();
  act(() => result.current.change({ title: 'Sent, and more' }));
  act(() => forgetSent(values, '2'));
  expect(store.read()).toMatchObject({ base: '2', values: { title: 'Sent, and more' } });
});
