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

test('reads as the words that browsers have for it', () => {
  vi.useFakeTimers({ now: new Date('2026-01-05T10:00:00Z') });
  const long = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const short = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto', style: 'short' });
  const units = { year: 525_960, month: 43_830, week: 10_080, day: 1440, hour: 60, minute: 1 };
  for (const [unit, minutes] of Object.entries(units) as [keyof typeof units, number][])
    for (const count of [-2, -1, 1, 2]) {
      const at = new Date(Date.now() + count * minutes * 60_000);
      const { container, unmount } = render(
        <>
          <RelativeTime at={at} /> / <RelativeTime at={at} short />
        </>,
      );
      expect(container).toHaveTextContent(
        `${long.format(count, unit)} / ${short.format(count, unit)}`,
      );
      unmount();
    }
});
