import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Root } from './Root';

test('coming back, the keyboard goes on at the card that one had opened', async () => {
  const list = (
    <main id="main">
      <Link to="/post/a">A</Link>
      <Link to="/post/b">B</Link>
    </main>
  );
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        children: [
          { path: '/feed', element: list },
          { path: '/post/:id', element: <main id="main">Post</main> },
        ],
      },
    ],
    { initialEntries: ['/feed'] },
  );
  render(<RouterProvider router={router} />);
  screen.getByRole('link', { name: 'B' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Post')).toBeInTheDocument();
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByRole('link', { name: 'B' })).toHaveFocus());
});
