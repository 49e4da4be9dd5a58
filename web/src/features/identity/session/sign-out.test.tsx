import { InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createClient } from '@/core/apollo';
import { getToken, setToken } from '@/core/auth';
import { useSignOut } from './useSignOut';

const client = createClient(new InMemoryCache());

function SignOutButton() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Sign out
    </button>
  );
}

test('signs out at once on a line that hangs; the session is named all the same', async () => {
  const token = `x.${btoa(JSON.stringify({ sub: 'me', exp: Date.now() / 1000 + 3600 }))}.x`;
  setToken(token);
  sessionStorage.setItem('identity.signUp', '{"fullName":"Asha"}');
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const router = createMemoryRouter(
    [
      { path: '/settings', element: <SignOutButton /> },
      { path: '/', element: <p>Welcome</p> },
    ],
    { initialEntries: ['/settings'] },
  );
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Welcome')).toBeInTheDocument();
  expect(getToken()).toBeNull();
  expect(sessionStorage.getItem('identity.signUp')).toBeNull();
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    keepalive: true,
    headers: { authorization: `Bearer ${token}` },
  });
});
