import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { personalStore } from '@/core/drafts/persisted';
import { signIn } from '@/testing/sign-in';
import { hasUnsentText, type UnsentStore, useUnsentText } from './useUnsentText';

const store = personalStore('question:p1', {
  parse: (stored) => stored as ReturnType<UnsentStore['read']>,
}) as UnsentStore;
beforeEach(() => signIn('me'));

const open = () => renderHook(() => useUnsentText(store, '')).result;

test('words are stored as they are typed, and gone when the box is empty', () => {
  const box = open();
  act(() => box.current.setText('How long?'));
  expect(hasUnsentText(store)).toBe(true);
  expect(open().current.text).toBe('How long?');
  act(() => box.current.setText(''));
  expect(hasUnsentText(store)).toBe(false);
});

test('the same words are sent under the same key, also after a reload; other words under another', () => {
  const key = open().current.beginSending('How long?');
  const later = open();
  expect(later.current.text).toBe('How long?');
  expect(later.current.beginSending('How long?')).toBe(key);
  expect(later.current.beginSending('How many rounds?')).not.toBe(key);
});

test('what was typed while others were sent stays when those are accepted', () => {
  const box = open();
  act(() => box.current.setText('How long?'));
  box.current.beginSending('How long?');
  act(() => box.current.setText('And who asked?'));
  expect(store.read()?.text).toBe('How long?');
  box.current.endSending(true);
  expect(store.read()).toEqual({ text: 'And who asked?', attempt: null });
});
