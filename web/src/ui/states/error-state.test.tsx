import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorState, UiProvider } from '@/ui';

test('what failed is tried again by itself when the browser has a network again', () => {
  const retry = vi.fn();
  const { unmount } = render(
    <UiProvider env="test">
      <ErrorState onRetry={retry} />
    </UiProvider>,
  );
  expect(retry).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what nobody can try again promises nothing, and the words follow the network', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { rerender } = render(
    <UiProvider env="test">
      <ErrorState />
    </UiProvider>,
  );
  expect(screen.getByText('Check your connection and try again.')).toBeInTheDocument();
  rerender(
    <UiProvider env="test">
      <ErrorState onRetry={() => undefined} />
    </UiProvider>,
  );
  const promise = 'It is tried again by itself once you are back online.';
  expect(screen.getByText(promise)).toBeInTheDocument();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(promise)).not.toBeInTheDocument();
});
