import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearToken, setToken } from '@/core/auth';
import { forgetAges, noteAnswered, noteKept } from '@/core/offline/page-ages';
import { ConnectionBanner } from './ConnectionBanner';

/** What brings the code of the age, as the line does. */
const line = vi.hoisted(() => ({ brought: 0 }));
vi.mock('./PageAge.tsx', () => {
  line.brought += 1;
  return { default: () => <p>As of then</p> };
});

afterEach(() => {
  act(() => {
    window.dispatchEvent(new Event('online'));
    clearToken();
    forgetAges();
  });
});

test('its code is there as soon as something was answered: later there may be no line that brings it', async () => {
  act(() => setToken('x.e30.x'));
  render(<ConnectionBanner />);
  expect(line.brought).toBe(0);
  act(() => noteAnswered('/feed', 'FeedPosts'));
  // However long the machine takes for it.
  await vi.dynamicImportSettled();
  await waitFor(() => expect(line.brought).toBe(1));
  expect(screen.queryByText('As of then')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('As of then')).toBeInTheDocument();
});

test('a page of this device says so although the line is there again', async () => {
  act(() => setToken('x.e30.x'));
  render(<ConnectionBanner />);
  act(() => noteKept('/feed', 'FeedPosts', 5));
  expect(await screen.findByText('As of then')).toBeInTheDocument();
});
