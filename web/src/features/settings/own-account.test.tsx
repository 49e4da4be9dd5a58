import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getToken, refuseToken } from '@/core/auth';
import { open, refusal } from '@/testing/open';
import { answers, look, openSection } from '@/testing/rooms/settings';
import { setPreferences } from '@/ui';
import SettingsPage from './pages/SettingsPage';

beforeEach(() => {
  localStorage.clear();
  setPreferences(look);
});

test('deleting asks for the password where the sign-in is a while ago', async () => {
  const { sent, router } = open(SettingsPage, {
    path: '/settings',
    at: '/settings#data',
    answers: {
      ...answers(),
      DeleteAccount: ({ password }) => {
        if (!password) throw refusal('FORBIDDEN', 'Please give your password');
        return { deleteAccount: { __typename: 'Message', message: 'Account deleted' } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Account' });
  expect(within(dialog).getByText(/removes your profile, your posts/)).toBeVisible();
  expect(within(dialog).getByText('Are you sure? This action cannot be undone.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
  expect(await within(dialog).findByText('Please give your password')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText('Your password'), 'Secret@123{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  expect(sent('DeleteAccount')).toEqual([{ password: null }, { password: 'Secret@123' }]);
  expect(localStorage.getItem('token')).toBeNull();
});

test('nothing of the person stays, also where the session ends before the answer comes', async () => {
  localStorage.setItem('add-post:me:infosys:fulltime', '{}');
  const { router } = open(SettingsPage, {
    path: '/settings',
    at: '/settings#data',
    answers: {
      ...answers(),
      DeleteAccount: () => {
        refuseToken(getToken());
        return { deleteAccount: { __typename: 'Message', message: 'Account deleted' } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Account' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  await waitFor(() => expect(localStorage.getItem('add-post:me:infosys:fulltime')).toBeNull());
});

test('who has no password signs in again to delete, and comes back to it', async () => {
  const { sent, router } = open(SettingsPage, {
    path: '/settings',
    at: '/settings#data',
    answers: {
      ...answers({ hasPassword: false }),
      SignOut: () => ({ signOut: { __typename: 'Message', message: 'Signed out' } }),
      DeleteAccount: () => {
        throw refusal('FORBIDDEN', 'Please sign in again');
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Account' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Please sign in again');
  expect(within(dialog).queryByRole('button', { name: 'Yes, Delete' })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/settings#data');
  expect([sent('SignOut').length, sent('DeleteAccount').length]).toEqual([1, 1]);
});

test('a copy of one’s data is asked for, grows, and can be fetched', async () => {
  const copy = (over: object) => ({
    __typename: 'DataCopy',
    id: 'me',
    state: 'preparing',
    progress: 40,
    size: null,
    address: null,
    askedAt: '2026-11-22T10:00:00.000Z',
    nextAt: '2026-11-23T10:00:00.000Z',
    ...over,
  });
  let now: object | null = null;
  let isDown = true;
  const { sent } = open(SettingsPage, {
    path: '/settings',
    at: '/settings#data',
    answers: {
      ...answers(),
      DataCopy: () => {
        if (isDown) throw new Error('no line');
        return { dataCopy: now };
      },
      RequestDataCopy: () => {
        now = copy({});
        return { requestDataCopy: now };
      },
    },
  });
  expect(await screen.findByText('Error loading the state of your data')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Prepare my data' }));
  expect(await screen.findByRole('progressbar')).toHaveValue(40);
  expect(sent('RequestDataCopy')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Prepare/ })).not.toBeInTheDocument();
  now = copy({ state: 'ready', progress: 100, size: 2048, address: '/files/x?e=1' });
  const link = await screen.findByRole('link', { name: /Download the ZIP/ }, { timeout: 4000 });
  expect(link).toHaveAttribute('href', '/files/x?e=1');
});

test('a copy whose day is over, or that failed, can be asked for again', async () => {
  open(SettingsPage, {
    path: '/settings',
    at: '/settings#data',
    answers: {
      ...answers(),
      DataCopy: () => ({
        dataCopy: {
          __typename: 'DataCopy',
          id: 'me',
          state: 'expired',
          progress: 100,
          size: null,
          address: null,
          askedAt: '2026-11-20T10:00:00.000Z',
          nextAt: '2026-11-21T10:00:00.000Z',
        },
      }),
      RequestDataCopy: () => {
        throw refusal('RATE_LIMITED', 'Please try again in 5 minutes');
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Prepare it again' }));
  expect(await screen.findByText('Please try again in 5 minutes')).toBeInTheDocument();
  expect(screen.getByText(/was deleted after a day/)).toBeInTheDocument();
});

test('who has forgotten the old password gets a code for another one', async () => {
  open(SettingsPage, {
    path: '/settings',
    answers: { ...answers(), Sessions: () => ({ sessions: [] }) },
  });
  await openSection(/^Password Settings/);
  expect(await screen.findByRole('link', { name: 'Forgot it?' })).toHaveAttribute(
    'href',
    '/forgot-password?email=me%40college.in',
  );
});

test('who comes back to an open page after a while fetches the copy by a fresh address', async () => {
  const copy = {
    __typename: 'DataCopy',
    id: 'me',
    state: 'ready',
    progress: 100,
    size: 2048,
    askedAt: '2026-11-22T10:00:00.000Z',
    nextAt: '2026-11-23T10:00:00.000Z',
  };
  let address = '/files/x?e=1';
  const { sent } = open(SettingsPage, {
    path: '/settings',
    at: '/settings#data',
    answers: { ...answers(), DataCopy: () => ({ dataCopy: { ...copy, address } }) },
  });
  const link = await screen.findByRole('link', { name: /Download the ZIP/ });
  const fetched: (string | null)[] = [];
  const note = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    fetched.push(link.getAttribute('href'));
  };
  window.addEventListener('click', note);
  await userEvent.click(link);
  expect(fetched).toEqual(['/files/x?e=1']);
  address = '/files/x?e=2';
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
  await userEvent.click(link);
  await waitFor(() => expect(fetched).toEqual(['/files/x?e=1', '/files/x?e=2']));
  expect(sent('DataCopy')).toHaveLength(2);
  now.mockRestore();
  window.removeEventListener('click', note);
});

test.each([
  [
    'password',
    'ChangePassword',
    async () => {
      await userEvent.type(await screen.findByLabelText('New password'), 'Battery@759');
      await userEvent.type(screen.getByLabelText('Confirm password'), 'Battery@759{Enter}');
    },
  ],
  [
    'actions',
    'RequestEmailChange',
    async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Change e-mail address' }));
      await userEvent.type(screen.getByLabelText('New e-mail address'), 'new@mail.example{Enter}');
    },
  ],
])('who has no password signs in again where it is asked for: %s', async (id, operation, ask) => {
  const { router } = open(SettingsPage, {
    path: '/settings',
    at: `/settings#${id}`,
    answers: {
      ...answers({ hasPassword: false }),
      SignOut: () => ({ signOut: { __typename: 'Message', message: 'Signed out' } }),
      [operation]: () => {
        throw refusal('FORBIDDEN', 'Please sign in again: you signed in longer ago.');
      },
    },
  });
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe(`/settings#${id}`);
});
