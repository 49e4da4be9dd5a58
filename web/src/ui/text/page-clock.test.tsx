import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isSameDay, useToday } from '@/ui';

const evening = new Date(2026, 0, 5, 23, 59, 30);
const seen: Date[] = [];

function Day() {
  const today = useToday();
  seen.push(today);
  return <p>{isSameDay(evening, today) ? 'Today' : 'Yesterday'}</p>;
}

test('a page that stays open over midnight says so, and is not drawn anew before', () => {
  vi.useFakeTimers({ now: evening });
  render(<Day />);
  expect(screen.getByText('Today')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('Yesterday')).toBeInTheDocument();
  const drawn = seen.length;
  act(() => {
    vi.advanceTimersByTime(600_000);
  });
  expect(seen).toHaveLength(drawn);
});
