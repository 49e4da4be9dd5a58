import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { setToken } from '@/core/auth';
import { UiProvider } from '@/ui';
import DataLayout from './DataLayout';

const mounted = vi.hoisted(() => vi.fn());
vi.mock('@/features/calls', async () => {
  const { useEffect } = await import('react');
  const Calls = () => {
    useEffect(() => {
      mounted();
    }, []);
    return <p>The bar of a call</p>;
  };
  return { Calls };
});

beforeEach(() => {
  mounted.mockReset();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

test('a call goes on through every shell', async () => {
  setToken(`x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`);
  const router = createMemoryRouter(
    [
      {
        element: <DataLayout />,
        children: ['/feed', '/admin', '/verification'].map((path) => ({
          path,
          element: <p>At {path}</p>,
        })),
      },
    ],
    { initialEntries: ['/feed'] },
  );
  render(
    <UiProvider env="test">
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await screen.findByText('The bar of a call');
  for (const path of ['/admin', '/verification']) {
    await act(() => router.navigate(path));
    expect(screen.getByText(`At ${path}`)).toBeInTheDocument();
    expect(screen.getByText('The bar of a call')).toBeInTheDocument();
  }
  expect(mounted).toHaveBeenCalledTimes(1);
});
