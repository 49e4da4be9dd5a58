import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { open, refusal } from '@/testing/open';
import {
  closeToasts,
  openNotificationsOn,
  settings,
  twoNotifications,
} from '@/testing/rooms/notifications';
import NotificationsPage from './pages/NotificationsPage';
import UnsubscribePage from './pages/UnsubscribePage';

afterEach(closeToasts);

type OpenOptions = Parameters<typeof openNotificationsOn>;
const openPage = (listOf: OpenOptions[1], options?: OpenOptions[2]) =>
  openNotificationsOn(NotificationsPage, listOf, options);

test('settings are kept at once, and taken back when refused', async () => {
  let refuses = false;
  const { sent } = openPage(twoNotifications, {
    answers: {
      SaveNotificationSettings: ({ input }) => {
        if (refuses) throw refusal('UNAVAILABLE', 'Please try again.');
        return { saveNotificationSettings: settings(input as object) };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Notification settings' }));
  const weekly = await screen.findByRole('checkbox', { name: 'Mail me once a week' });
  await userEvent.click(weekly);
  expect(weekly).not.toBeChecked();
  expect(sent('SaveNotificationSettings')).toEqual([{ input: { mailDigest: false } }]);
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Thanks and endorsements: Bell' }));
  expect(sent('SaveNotificationSettings').at(-1)).toEqual({ input: { gratitudes: false } });
  // Without the bell there is nothing to mail.
  expect(screen.getByRole('checkbox', { name: 'Thanks and endorsements: Mail' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Chat: Mail' })).toBeEnabled();
  refuses = true;
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sound' }));
  expect(await screen.findByText('Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Sound' })).not.toBeChecked();
});

test('mails of saved searches can be chosen where nothing else is mailed', async () => {
  openPage(twoNotifications, {
    answers: {
      NotificationSettings: () => ({
        notificationSettings: settings({ mailAtOnce: false, mailDigest: false }),
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Notification settings' }));
  expect(await screen.findByRole('checkbox', { name: 'Chat: Mail' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Job openings: Mail' })).toBeEnabled();
});

test('the link of a mail stops those mails with one press, signed out, and can be taken back', async () => {
  const { sent } = open(UnsubscribePage, {
    path: '/unsubscribe',
    at: '/unsubscribe?token=t1',
    me: null,
    answers: {
      Unsubscribe: ({ isOn }) => ({
        unsubscribe: { __typename: 'MailSubscription', kind: 'mailDigest', isOn },
      }),
    },
  });
  // Programs that look through mails open links too: that stops nothing.
  const stop = await screen.findByRole('button', { name: 'Stop these mails' });
  expect(sent('Unsubscribe')).toEqual([]);
  await userEvent.click(stop);
  expect(await screen.findByText('You will not get the weekly mail any more.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('You will get the weekly mail.')).toBeInTheDocument();
  expect(sent('Unsubscribe')).toEqual([
    { token: 't1', isOn: false },
    { token: 't1', isOn: true },
  ]);
});

test('a link that is none says so', async () => {
  open(UnsubscribePage, {
    path: '/unsubscribe',
    at: '/unsubscribe?token=x',
    me: null,
    answers: {
      Unsubscribe: () => {
        throw refusal('BAD_USER_INPUT', 'This link is not valid any more.');
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop these mails' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid any more.');
  expect(screen.queryByRole('button', { name: 'Stop these mails' })).not.toBeInTheDocument();
});

const hoursOf = (hours: unknown) =>
  hours === null ? null : { __typename: 'QuietHours', ...(hours as object) };
/** The part of quiet hours, with the zone of this device; `answer` may refuse, or take its time. */
async function openQuietHours(kept: object | null, answer: () => unknown = () => undefined) {
  const { sent } = openPage(twoNotifications, {
    answers: {
      NotificationSettings: () => ({
        notificationSettings: settings({ quietHours: hoursOf(kept) }),
      }),
      SaveQuietHours: async ({ hours }) => {
        await answer();
        return { saveQuietHours: settings({ quietHours: hoursOf(hours) }) };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Notification settings' }));
  return { sent, box: await screen.findByRole('checkbox', { name: 'Keep quiet at night' }) };
}
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

test('quiet hours are off, begin with a press, and each time is kept as it is chosen', async () => {
  const { sent, box } = await openQuietHours(null);
  expect(box).not.toBeChecked();
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  await userEvent.click(box);
  expect(await screen.findByLabelText('From')).toHaveValue('22:00');
  expect(screen.getByLabelText('To')).toHaveValue('07:00');
  expect(screen.getByRole('checkbox', { name: 'Calls may ring in quiet hours' })).toBeChecked();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '23:30' } });
  // The same time twice is no span: it says so and keeps what was.
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '23:30' } });
  expect(await screen.findByText('From and to are the same time')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '06:15' } });
  await waitFor(() => expect(sent('SaveQuietHours')).toHaveLength(3));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent('SaveQuietHours')).toEqual([
    { hours: { from: 1320, to: 420, zone } },
    { hours: { from: 1410, to: 420, zone } },
    { hours: { from: 1410, to: 375, zone } },
  ]);
  await userEvent.click(box);
  await waitFor(() => expect(sent('SaveQuietHours').at(-1)).toEqual({ hours: null }));
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
});

test('quiet hours that are refused stay in the fields and are sent again', async () => {
  let refuses = true;
  const { sent } = await openQuietHours({ from: 1320, to: 420, zone }, () => {
    if (refuses) throw refusal('UNAVAILABLE', 'Please try again.');
  });
  fireEvent.change(await screen.findByLabelText('To'), { target: { value: '08:00' } });
  expect(await screen.findByText('Please try again.')).toBeInTheDocument();
  expect(screen.getByLabelText('To')).toHaveValue('08:00');
  refuses = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent('SaveQuietHours').at(-1)).toEqual({ hours: { from: 1320, to: 480, zone } });
  expect(screen.getByLabelText('To')).toHaveValue('08:00');
});

test('a device in another time zone says so, and its clock is taken by a press', async () => {
  const { sent } = await openQuietHours({ from: 1320, to: 420, zone: 'Pacific/Apia' });
  expect(await screen.findByText(/By the clock of Apia\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use its clock' }));
  await waitFor(() =>
    expect(sent('SaveQuietHours')).toEqual([{ hours: { from: 1320, to: 420, zone } }]),
  );
  expect(screen.queryByRole('button', { name: 'Use its clock' })).not.toBeInTheDocument();
});

const fieldOf = (label: 'From' | 'To') => screen.findByLabelText(label);
const write = async (label: 'From' | 'To', value: string) =>
  void fireEvent.change(await fieldOf(label), { target: { value } });

test('a time that is chosen before the new time zone is kept goes by its clock', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { sent } = await openQuietHours({ from: 1320, to: 420, zone: 'Pacific/Apia' }, () => held);
  await userEvent.click(await screen.findByRole('button', { name: 'Use its clock' }));
  await write('To', '08:00');
  letGo();
  await waitFor(() =>
    expect(sent('SaveQuietHours')).toEqual([
      { hours: { from: 1320, to: 420, zone } },
      { hours: { from: 1320, to: 480, zone } },
    ]),
  );
});

test('fields that say no span of time stay as they are; what is kept takes the new time zone', async () => {
  const { sent } = await openQuietHours({ from: 1380, to: 360, zone: 'Pacific/Apia' });
  await write('To', '23:00');
  expect(await screen.findByText('From and to are the same time')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use its clock' }));
  await waitFor(() =>
    expect(sent('SaveQuietHours')).toEqual([{ hours: { from: 1380, to: 360, zone } }]),
  );
  expect(screen.getByLabelText('To')).toHaveValue('23:00');
});

test('what was no span of time is gone when quiet hours are switched off and on again', async () => {
  const { sent, box } = await openQuietHours({ from: 1380, to: 360, zone });
  await write('From', '');
  expect(await screen.findByText('Give a time of the day')).toBeInTheDocument();
  await userEvent.click(box);
  await waitFor(() => expect(sent('SaveQuietHours')).toEqual([{ hours: null }]));
  await waitFor(() => expect(box).not.toBeChecked());
  await userEvent.click(box);
  expect(await fieldOf('From')).toHaveValue('22:00');
  await waitFor(() =>
    expect(sent('SaveQuietHours').at(-1)).toEqual({ hours: { from: 1320, to: 420, zone } }),
  );
  expect(screen.queryByText('Give a time of the day')).not.toBeInTheDocument();
});
