// Where the keyboard is belongs to a window, and no other file has used this one:
// @vitest-environment-options { "url": "http://localhost:3000/feed" }
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Root } from './Root';

/** A page that still leaves while the next is there. */
const leaving = document.createElement('main');
leaving.id = 'main';
afterEach(() => leaving.remove());

const links = (
  <>
    <Link to="/post/a">A</Link>
    <Link to="/post/b">B</Link>
  </>
);

/** Opens a list, goes to the second post by the keyboard, and stands there. */
async function goToPost(list: ReactNode) {
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        children: [
          { path: '/feed', element: <main id="main">{list}</main> },
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
  return router;
}

test.each([
  ['the keyboard goes on at the card that one had opened', () => undefined],
  ['so it does while another page leaves', () => document.body.prepend(leaving)],
])('coming back, %s', async (_, prepare) => {
  prepare();
  const router = await goToPost(links);
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByRole('link', { name: 'B' })).toHaveFocus());
});

test('coming back to a list that is hidden until it is whole, the keyboard goes on at the card', async () => {
  let show = () => {};
  let isFirst = true;
  function HiddenAtFirst() {
    const [isShown, setShown] = useState(isFirst);
    // Said as it is drawn: a later effect may come after the test has found the link.
    useLayoutEffect(() => {
      isFirst = false;
      show = () => setShown(true);
    }, []);
    return <div style={{ display: isShown ? 'block' : 'none' }}>{links}</div>;
  }
  const router = await goToPost(<HiddenAtFirst />);
  await router.navigate(-1);
  const link = (await screen.findByText('B')).closest('a');
  expect(link).not.toHaveFocus();
  act(show);
  await waitFor(() => expect(link).toHaveFocus());
});
