import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  closeToasts,
  list,
  notification,
  openNotificationsOn,
  twoNotifications,
} from '@/testing/rooms/notifications';
import NotificationsPage from './pages/NotificationsPage';

afterEach(closeToasts);

type OpenOptions = Parameters<typeof openNotificationsOn>;
const openPage = (listOf: OpenOptions[1], options?: OpenOptions[2]) =>
  openNotificationsOn(NotificationsPage, listOf, options);

test('shows what is new and where it leads; once the list was seen the bell has no badge', async () => {
  openPage(twoNotifications);
  expect(
    await screen.findByRole('link', { name: 'Unread: Asha asked about your one post' }),
  ).toHaveAttribute('href', '/post/one');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Notifications' })).toHaveTextContent(''),
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Chat',
    'Jobs',
    'Gratitude',
    'Comments',
    'Connections',
    'Archived',
  ]);
});

test('following a notification marks it as read, at once', async () => {
  const { sent, router } = openPage(twoNotifications);
  await userEvent.click(await screen.findByRole('link', { name: /your one post/ }));
  expect(router.state.location.pathname).toBe('/post/one');
  expect(sent('MarkNotificationsRead')).toEqual([{ ids: ['one'] }]);
});

test('grows page by page', async () => {
  openPage((_tab, after) =>
    after ? list([notification('two')]) : list([notification('one')], 'c1'),
  );
  expect(await screen.findByRole('link', { name: /your two post/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /your one post/ })).toBeInTheDocument();
});

test('a tab stands in the address, and says when it is empty', async () => {
  const { router } = openPage((tab) => (tab === 'all' ? twoNotifications() : list([])));
  await userEvent.click(await screen.findByRole('tab', { name: 'Gratitude' }));
  expect(await screen.findByText('No thanks yet')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?tab=gratitude');
});

test('what could not be loaded is tried again', async () => {
  let fails = true;
  openPage(() => {
    if (fails) throw new TypeError('Failed to fetch');
    return twoNotifications();
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading notifications');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /your one post/ })).toBeInTheDocument();
});

test('visitors sign in first', async () => {
  openPage(twoNotifications, { me: null });
  expect(await screen.findByText('At /signin')).toBeInTheDocument();
});
