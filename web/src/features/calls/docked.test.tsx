import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Root } from '@/app/Root';
import { setToken } from '@/core/auth';
import DataProvider from '@/core/data/DataProvider';
import { persistentElement } from '@/core/live/persistent-element';
import { UiProvider } from '@/ui';
import { Calls } from '.';
import { callStore } from './state/call-store';

vi.mock('./useCallEngine', () => ({ useCallEngine: () => ({}), useLoadCallEngine: () => vi.fn() }));
vi.mock('./bar/CallBar', () => ({ default: () => <p>The bar of the call</p> }));
vi.mock('@/features/identity', () => ({
  ViewerProvider: ({ children }: { children: ReactNode }) => children,
  useViewer: () => ({ me: { user: { id: 'me' } }, status: 'member' }),
}));
vi.mock('@/core/live/useLiveSubscription', () => ({ useLiveSubscription: vi.fn() }));

const place = {
  conversationId: 'c1',
  person: { id: 'u1', fullName: 'Asha Rao', profilePic: null },
};
const open = () => {
  setToken('token');
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        children: [
          { path: '/', element: <p>The landing page</p> },
          {
            path: '/feed',
            element: (
              <DataProvider>
                <Calls />
              </DataProvider>
            ),
          },
        ],
      },
    ],
    { initialEntries: ['/feed'] },
  );
  render(
    <UiProvider env="test">
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return (path: string) => act(() => router.navigate(path));
};
afterEach(() => persistentElement.set(null));

test('a call goes on beside pages without data, and leaves nothing there when it ends', async () => {
  const go = open();
  act(() => callStore.dispatch({ type: 'start', place }));
  await screen.findByText('The bar of the call');
  await go('/');
  expect(screen.getByText('The landing page')).toBeInTheDocument();
  expect(await screen.findByText('The bar of the call')).toBeInTheDocument();
  await go('/feed');
  expect(await screen.findAllByText('The bar of the call')).toHaveLength(1);
  await go('/');
  await screen.findByText('The bar of the call');
  act(() => {
    callStore.dispatch({ type: 'ended', outcome: 'hungUp', at: 0 });
    callStore.dispatch({ type: 'dismiss' });
  });
  expect(screen.queryByText('The bar of the call')).not.toBeInTheDocument();
  expect(persistentElement.get()).toBeNull();
});

test('without a call nothing of it is loaded there', async () => {
  const go = open();
  await go('/');
  expect(persistentElement.get()).toBeNull();
});
