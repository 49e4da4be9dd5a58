import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { answers, look, openSection, settings } from '@/testing/rooms/settings';
import { watchSizes } from '@/testing/sizes';
import { setPreferences } from '@/ui';
import { unsavedAppearance } from './appearance/unsaved-appearance';
import { AppearanceSync } from './index';
import SettingsPage from './pages/SettingsPage';

afterEach(() => {
  vi.unstubAllGlobals();
});
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

test('how long messages stay is sent in the word of the api', async () => {
  const { sent } = open(SettingsPage, {
    path: '/settings',
    answers: { ...answers(), SaveSettings: () => ({ saveSettings: settings() }) },
  });
  await openSection(/^Chat/);
  await userEvent.selectOptions(screen.getByLabelText('Messages stay'), '30 days');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(sent('SaveSettings')).toEqual([{ input: { chat: { retention: 'thirtyDays' } } }]),
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
  watchSizes();
  // The bar stays in view while something waits to be saved, and takes no room before.
  const foot = () => document.documentElement.style.getPropertyValue('--x-foot');
  await openSection(/^Notifications/);
  expect(foot()).toBe('');
  await userEvent.click(screen.getByLabelText('Sound'));
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(foot()).not.toBe('');
  await userEvent.click(screen.getByLabelText('Sound'));
  expect(screen.getByText('Everything is saved')).toBeInTheDocument();
  expect(foot()).toBe('');
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

test('looks that are chosen in quick succession reach the account one after the other', async () => {
  const waiting: (() => void)[] = [];
  const { sent } = open(SettingsPage, {
    path: '/settings',
    at: '/settings#theme',
    answers: {
      ...answers(),
      SaveAppearance: () =>
        new Promise((resolve) => {
          waiting.push(() => resolve({ saveSettings: settings() }));
        }),
    },
  });
  await userEvent.click(await screen.findByLabelText('Dark'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await userEvent.click(screen.getByLabelText('Device'));
  await userEvent.click(screen.getByLabelText('Light'));
  expect(sent('SaveAppearance')).toEqual([{ input: { theme: 'dark' } }]);
  waiting[0]?.();
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  await waitFor(() => expect(unsavedAppearance.read()).toEqual({}));
  expect(sent('SaveAppearance').slice(1)).toEqual([{ input: { theme: 'light' } }]);
});

test.each([
  ['UNAVAILABLE', 'Our database does not answer right now', { theme: 'dark' }],
  ['RATE_LIMITED', 'Too many requests', { theme: 'dark' }],
  ['BAD_USER_INPUT', 'theme must be one of system, light', {}],
])(
  'a look that the account did not take is told, and waits if it may pass: %s',
  async (code, words, waits) => {
    open(SettingsPage, {
      path: '/settings',
      at: '/settings#theme',
      answers: {
        ...answers(),
        SaveAppearance: () => {
          throw refusal(code, words);
        },
      },
    });
    await userEvent.click(await screen.findByLabelText('Dark'));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(unsavedAppearance.read()).toEqual(waits);
  },
);

test('the look of the account comes to this device, but for what waits here', async () => {
  const { sent } = open(AppearanceSync, {
    path: '/feed',
    answers: {
      Appearance: () => {
        unsavedAppearance.add({ textSize: 'large' });
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
  await waitFor(() => expect(unsavedAppearance.read()).toEqual({}));
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

test('the chat history that could not be cleared is asked about still, with the reason', async () => {
  open(SettingsPage, {
    path: '/settings',
    at: '/settings#data',
    answers: {
      ...answers(),
      ClearChatHistory: () => {
        throw refusal('UNAVAILABLE', 'Our database does not answer right now');
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear chat history' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clear all conversations?' });
  const yes = within(dialog).getByRole('button', { name: 'Clear chat history' });
  await userEvent.click(yes);
  expect(await screen.findByText('Our database does not answer right now')).toBeInTheDocument();
  await waitFor(() => expect(yes).toBeEnabled());
  expect(dialog).toBeVisible();
});

test('a look and a switch that are chosen on another device reach this one while it is open', async () => {
  const appearance = { __typename: 'Appearance', id: 'me', ...look };
  const { client, emit, watched } = open(AppearanceSync, {
    path: '/feed',
    answers: { Appearance: () => ({ appearance }) },
  });
  await waitFor(() => expect(watched('SettingsChanged')).toHaveLength(1));
  const notifications = { ...settings().notifications, sound: false };
  emit('SettingsChanged', {
    settingsChanged: {
      __typename: 'SettingsChange',
      appearance: { ...appearance, theme: 'dark' },
      notifications,
    },
  });
  await waitFor(() =>
    expect({ ...document.documentElement.dataset }).toMatchObject({ mantineColorScheme: 'dark' }),
  );
  expect(client.cache.extract()).toMatchObject({ 'NotificationSettings:me': { sound: false } });
});
