import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { UiProvider, usePageTitle } from '@/ui';
import { Root } from './Root';

function First() {
  usePageTitle('First');
  return <main id="main">The first page</main>;
}
function Second() {
  usePageTitle('Second');
  return <main id="main">The second page</main>;
}

test('a page whose code comes late is announced by its own title', async () => {
  let arrive: () => void = () => undefined;
  const Late = lazy(
    () =>
      new Promise<{ default: typeof Second }>((resolve) => {
        arrive = () => resolve({ default: Second });
      }),
  );
  const router = createMemoryRouter([
    {
      element: <Root />,
      children: [
        { path: '/', element: <First /> },
        {
          path: '/second',
          element: (
            <Suspense fallback="Loading">
              <Late />
            </Suspense>
          ),
        },
      ],
    },
  ]);
  const { container } = render(
    <UiProvider env="test">
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await screen.findByText('The first page');
  const announced = () =>
    [...container.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent);
  await act(() => router.navigate('/second'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(announced()).not.toContain('First · Experiencia');
  await act(async () => arrive());
  await screen.findByText('The second page');
  expect(announced()).toContain('Second · Experiencia');
});
