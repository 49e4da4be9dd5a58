import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Root } from './Root';

/** A page that still leaves while the next is there. */
const leaving = document.createElement('main');
leaving.id = 'main';
afterEach(() => leaving.remove());

test.each([
  ['the keyboard goes on at the card that one had opened', () => undefined],
  ['so it does while another page leaves', () => document.body.prepend(leaving)],
])('coming back, %s', async (_, prepare) => {
  prepare();
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
