import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { allWays } from '@/testing/notification-ways';
import { open, refusal } from '@/testing/open';
import { setPreferences } from '@/ui';
import { AppearanceSync } from './index';
import { unsavedLook } from './look/unsaved-look';
import SettingsPage from './pages/SettingsPage';

const look = { theme: 'system', contrast: 'system', textSize: 'normal', motion: 'system' } as const;
const settings = (over: object = {}) => ({
  __typename: 'Settings',
  id: 'me',
  email: 'me@college.in',
  role: 'alumni',
  joinedDate: '2025-10-10T10:00:00.000Z',
  isVerified: true,
  hasPassword: true,
  notifications: {
    __typename: 'NotificationSettings',
    id: 'me',
    chat: true,
    jobs: true,
    gratitudes: true,
    comments: true,
    sound: true,
    mailAtOnce: true,
    mailDigest: true,
    mailCollege: true,
    ...allWays,
  },
  privacy: { __typename: 'PrivacySettings', visibility: 'college', showOnline: true },
  chat: {
    __typename: 'ChatSettings',
    autoAccept: false,
    retention: 'forever',
    openRequestsLimit: 5,
  },
  ...look,
  ...over,
});
const answers = (over: object = {}) => ({ Settings: () => ({ settings: settings(over) }) });
const openSection = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  setPreferences(look);
});

test('what is changed while a save is on its way waits for the next one', async () => {
  let answer = () => {};
  const { sent } = open(SettingsPage, {
    path: '/settings',
    answers: {
      ...answers(),
      SaveSettings: () =>
        new Promise((resolve) => {
          const { notifications } = settings();
          answer = () =>
            resolve({
              saveSettings: settings({ notifications: { ...notifications, sound: false } }),
            });
        }),
    },
  });
  await openSection(/^Notifications/);
  await userEvent.click(screen.getByLabelText('Sound'));
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent('SaveSettings')).toHaveLength(1));
  await openSection(/^Privacy/);
  await userEvent.click(screen.getByLabelText(/^Public/));
  answer();
  await screen.findByText('Not saved yet');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Save/ })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(sent('SaveSettings')[1]).toEqual({ input: { privacy: { visibility: 'public' } } }),
  );
});

test('only what was changed is sent, and a change that is taken back is none', async () => {
  const { sent } = open(SettingsPage, {
    path: '/settings',
    answers: {
      ...answers(),
      SaveSettings: () => ({
        saveSettings: settings({
          privacy: { __typename: 'PrivacySettings', visibility: 'public', showOnline: true },
        }),
      }),
    },
  });
  await openSection(/^Notifications/);
  await userEvent.click(screen.getByLabelText('Sound'));
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Sound'));
  expect(screen.getByText('Everything is saved')).toBeInTheDocument();
  await openSection(/^Privacy/);
  await userEvent.click(screen.getByLabelText(/^Public/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings saved');
  expect(sent('SaveSettings')).toEqual([{ input: { privacy: { visibility: 'public' } } }]);
});

test('a refused change stays as it was typed, with the reason', async () => {
  open(SettingsPage, {
    path: '/settings',
    answers: {
      ...answers(),
      SaveSettings: () => {
        throw new Error('no line');
      },
    },
  });
  await openSection(/^Chat Settings/);
  await userEvent.selectOptions(screen.getByLabelText('Open chat requests'), 'None for now');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error updating settings')).toBeInTheDocument();
  expect(screen.getByLabelText('Open chat requests')).toHaveValue('0');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
});

test('students have no chat settings; the address opens a section', async () => {
  open(SettingsPage, {
    path: '/settings',
    at: '/settings#accessibility',
    me: viewer({ role: 'mentee' }),
    answers: answers({ role: 'mentee' }),
  });
  expect(await screen.findByRole('group', { name: 'Text size' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Chat Settings/ })).not.toBeInTheDocument();
});

test('settings that can’t be fetched are told in the documented words, with a retry', async () => {
  let isDown = true;
  open(SettingsPage, {
    path: '/settings',
    answers: {
      Settings: () => {
        if (isDown) throw new Error('no line');
        return { settings: settings() };
      },
    },
  });
  expect(await screen.findByText('Error fetching settings')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('me@college.in')).toBeInTheDocument();
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

test.each([
  ['theme', 'Dark', { theme: 'dark' }, { mantineColorScheme: 'dark' }],
  ['accessibility', 'Largest', { textSize: 'largest' }, { textSize: 'largest' }],
  ['accessibility', 'High', { contrast: 'high' }, { contrast: 'high' }],
  ['accessibility', 'Reduce motion', { motion: 'reduced' }, { motion: 'reduced' }],
])(
  'the look changes at once, waits for no Save, and says so: %s, %s',
  async (section, name, input, shown) => {
    const { sent } = open(SettingsPage, {
      path: '/settings',
      at: `/settings#${section}`,
      answers: { ...answers(), SaveAppearance: () => ({ saveSettings: settings() }) },
    });
    const control = await screen.findByLabelText(name);
    expect({ ...document.documentElement.dataset }).not.toMatchObject(shown);
    await userEvent.click(control);
    expect({ ...document.documentElement.dataset }).toMatchObject(shown);
    await waitFor(() => expect(sent('SaveAppearance')).toEqual([{ input }]));
    expect(screen.getByText(/changes at once/)).toBeVisible();
    expect(screen.getByText('Everything is saved')).toBeInTheDocument();
  },
);

test('the look of the account comes to this device, but for what waits here', async () => {
  const { sent } = open(AppearanceSync, {
    path: '/feed',
    answers: {
      Appearance: () => {
        unsavedLook.add({ textSize: 'large' });
        return {
          appearance: { __typename: 'Appearance', id: 'me', ...look, theme: 'dark' },
        };
      },
      SaveAppearance: () => ({ saveSettings: settings() }),
    },
  });
  await waitFor(() =>
    expect({ ...document.documentElement.dataset }).toMatchObject({
      mantineColorScheme: 'dark',
      textSize: 'large',
    }),
  );
  await waitFor(() => expect(unsavedLook.read()).toEqual({}));
  expect(sent('SaveAppearance')).toEqual([{ input: { textSize: 'large' } }]);
});

test('the chat history is cleared once one has said so twice', async () => {
  const { sent } = open(SettingsPage, {
    path: '/settings',
    at: '/settings#data',
    answers: { ...answers(), ClearChatHistory: () => ({ clearChatHistory: true }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear chat history' }));
  expect(sent('ClearChatHistory')).toEqual([]);
  const dialog = await screen.findByRole('dialog', { name: 'Clear all conversations?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear chat history' }));
  expect(await screen.findByText('Your chat history is cleared')).toBeInTheDocument();
  expect(sent('ClearChatHistory')).toEqual([{ conversationId: null }]);
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
