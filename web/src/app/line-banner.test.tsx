import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken, setToken } from '@/core/auth';
import { lineIsLost, lineIsUp, pause } from '@/core/connection';
import { LineBanner } from './LineBanner';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => {
    lineIsUp();
    window.dispatchEvent(new Event('online'));
    clearToken();
  });
  vi.useRealTimers();
});
const shown = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('says when the browser is offline, and goes by itself', () => {
  render(<LineBanner />);
  expect(shown()).toBe('');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(shown()).toMatch(/You are offline/);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(shown()).toBe('');
});

test('a live connection that stays away is told to who has one; a short loss to nobody', async () => {
  act(() => setToken('x.e30.x'));
  render(<LineBanner />);
  act(lineIsLost);
  await wait(5_000);
  act(lineIsUp);
  await wait(60_000);
  expect(shown()).toBe('');
  // It tries again and again: that does not put the news off.
  for (let n = 0; n < 5; n += 1) {
    act(lineIsLost);
    await wait(2_000);
  }
  expect(shown()).toMatch(/live connection is away/);
  act(clearToken);
  expect(shown()).toBe('');
});

test('who waits to try again goes on as soon as the browser is back', async () => {
  const back = vi.fn();
  void pause(20_000).then(back);
  await wait(100);
  expect(back).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect(back).toHaveBeenCalledTimes(1);
});
