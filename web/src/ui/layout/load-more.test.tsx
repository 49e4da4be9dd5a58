import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../theme/UiProvider';
import { LoadMore } from './LoadMore';

const show = (cursor: string | null, onMore: () => Promise<unknown>) => (
  <UiProvider>
    <LoadMore cursor={cursor} onMore={onMore} />
  </UiProvider>
);
const button = () => screen.getByRole('button');
/** The end of the list is never in sight: pages are loaded by a press. */
const outOfSight = () => vi.stubGlobal('IntersectionObserver', undefined);

test('a list that is read anew, and ends where it ended before, is loaded further again', async () => {
  outOfSight();
  const onMore = vi.fn(() => Promise.resolve());
  const { rerender } = render(show('a', onMore));
  await userEvent.click(button());
  rerender(show('b', onMore));
  rerender(show('a', onMore));
  expect(button()).toBeEnabled();
  expect(button()).not.toHaveAttribute('data-loading');
  await userEvent.click(button());
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('a page that changed nothing leaves a button that can be pressed', async () => {
  outOfSight();
  const onMore = vi.fn(() => Promise.resolve());
  render(show('a', onMore));
  await userEvent.click(button());
  expect(button()).not.toHaveAttribute('data-loading');
});

test('a page that has arrived and is not drawn yet is not requested twice', async () => {
  const onMore = vi.fn(() => Promise.resolve());
  const { rerender } = render(show('a', onMore));
  await vi.waitFor(() => expect(button()).not.toHaveAttribute('data-loading'));
  expect(onMore).toHaveBeenCalledTimes(1);
  rerender(show('b', onMore));
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(2));
  rerender(show('a', onMore));
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(3));
});

test('a failure is said once and tried again by a press', async () => {
  outOfSight();
  const onMore = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(undefined);
  const { rerender } = render(show('a', onMore));
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('More could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(show(null, onMore));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an end that left the screen and came back, told at once, loads the next page', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: IntersectionObserverCallback) {}
      observe() {
        const entries = [{ isIntersecting: false }, { isIntersecting: true }];
        this.report(entries as IntersectionObserverEntry[], this as never);
      }
      disconnect() {}
    },
  );
  const onMore = vi.fn(() => Promise.resolve());
  render(show('a', onMore));
  expect(onMore).toHaveBeenCalledTimes(1);
});
