import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RelativeTime } from '@/ui';

test('all times of a page share one clock, which stops with the last of them', () => {
  vi.useFakeTimers({ now: new Date('2026-01-05T10:00:30Z') });
  const begun = vi.spyOn(window, 'setInterval');
  const { rerender, unmount } = render(
    <>
      <RelativeTime at="2026-01-05T09:58:00Z" />
      <RelativeTime at="2026-01-05T09:00:00Z" />
    </>,
  );
  expect(begun).toHaveBeenCalledTimes(1);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('3 minutes ago')).toBeInTheDocument();
  rerender(<RelativeTime at="2026-01-05T09:58:00Z" />);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('4 minutes ago')).toBeInTheDocument();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
