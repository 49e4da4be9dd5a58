import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken, setToken } from '@/core/auth';
import { delayUntilOnline, reportConnectionLost, reportConnectionUp } from '@/core/live/connection';
import { ConnectionBanner } from './ConnectionBanner';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => {
    reportConnectionUp();
    window.dispatchEvent(new Event('online'));
    clearToken();
  });
  vi.useRealTimers();
});
const shown = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('shows that the browser is offline, and disappears by itself', () => {
  render(<ConnectionBanner />);
  expect(shown()).toBe('');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(shown()).toMatch(/You are offline/);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(shown()).toBe('');
});

test('a live connection that stays away is shown to people who have one; a short loss to nobody', async () => {
  act(() => setToken('x.e30.x'));
  render(<ConnectionBanner />);
  act(reportConnectionLost);
  await wait(5_000);
  act(reportConnectionUp);
  await wait(60_000);
  expect(shown()).toBe('');
  // Further attempts do not postpone the banner.
  for (let n = 0; n < 5; n += 1) {
    act(reportConnectionLost);
    await wait(2_000);
  }
  expect(shown()).toMatch(/live connection is away/);
  act(clearToken);
  expect(shown()).toBe('');
});

test('a delay ends as soon as the browser is online again', async () => {
  const back = vi.fn();
  void delayUntilOnline(20_000).then(back);
  await wait(100);
  expect(back).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect(back).toHaveBeenCalledTimes(1);
});
