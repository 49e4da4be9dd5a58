import { act, render } from '@testing-library/react';
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
