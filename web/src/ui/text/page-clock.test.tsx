import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isSameDay, useCollegeYear, useToday } from '@/ui';

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

test("the college's year changes at its own midnight, wherever the page is open", () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T18:29:30Z') });
  const Year = () => <p>{useCollegeYear()}</p>;
  render(<Year />);
  expect(screen.getByText('2026')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('2027')).toBeInTheDocument();
});
