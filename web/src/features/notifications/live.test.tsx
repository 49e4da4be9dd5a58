import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  change,
  closeToasts,
  notification,
  openNotificationsOn,
  twoNotifications,
} from '@/testing/notifications';
import { open } from '@/testing/open';
import { Bell, LiveNotifications } from '.';
import NotificationsPage from './pages/NotificationsPage';

afterEach(closeToasts);

type OpenOptions = Parameters<typeof openNotificationsOn>;
const openPage = (listOf: OpenOptions[1], options?: OpenOptions[2]) =>
  openNotificationsOn(NotificationsPage, listOf, options);

test('elsewhere the bell counts what came since the list was seen, after a reload too', async () => {
  const answers = { UnreadNotifications: () => ({ unreadNotificationsCount: 7 }) };
  localStorage.setItem('notifications:me:seen', '5');
  const Elsewhere = () => (
    <>
      <Bell />
      <LiveNotifications />
    </>
  );
  const { emit } = open(Elsewhere, { path: '/feed', answers });
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' })).toHaveTextContent(
    '2',
  );
  // Some were read meanwhile, on another device.
  act(() => emit('NotificationsChanged', change({ unreadCount: 1 })));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Notifications' })).toBeInTheDocument(),
  );
  expect(localStorage.getItem('notifications:me:seen')).toBe('1');
});

test('a new notification is announced: in the list, at the bell, and in a toast that leads there', async () => {
  const { emit, sent, router } = openPage(twoNotifications);
  await screen.findByRole('link', { name: /your one post/ });
  act(() =>
    emit('NotificationsChanged', change({ unreadCount: 120, received: notification('three') })),
  );
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /your three post/ })).toHaveLength(2),
  );
  expect(screen.getByRole('link', { name: 'Notifications, 118 unread' })).toHaveTextContent('99+');
  await userEvent.click(
    within(screen.getByRole('list', { name: 'Notices' })).getByRole('link', {
      name: 'Asha asked about your three post',
    }),
  );
  expect(router.state.location.pathname).toBe('/post/three');
  expect(sent('MarkNotificationsRead')).toEqual([{ ids: ['three'] }]);
});

test('a toast closes when its notification is answered', async () => {
  const { emit } = openPage(twoNotifications);
  await screen.findByRole('link', { name: /your one post/ });
  const asked = notification('asked', {
    type: 'connection',
    kind: 'connectionAsked',
    content: 'Kabir wants to connect with you',
    link: '/connections',
    status: 'pending',
    requestId: 'r1',
  });
  const toasts = within(screen.getByRole('list', { name: 'Notices' }));
  act(() => emit('NotificationsChanged', change({ received: asked })));
  expect(await toasts.findByRole('link', { name: /Kabir/ })).toBeInTheDocument();
  act(() =>
    emit(
      'NotificationsChanged',
      change({
        unreadCount: 2,
        updated: { ...asked, status: 'rejected', read: true, dismissed: true },
      }),
    ),
  );
  await waitFor(() =>
    expect(toasts.queryByRole('link', { name: /Kabir/ })).not.toBeInTheDocument(),
  );
});

test('what one is looking at makes no toast; what changed elsewhere changes here', async () => {
  const { emit, sent } = openPage(twoNotifications);
  await screen.findByRole('link', { name: /your one post/ });
  act(() =>
    emit(
      'NotificationsChanged',
      change({ received: notification('here', { link: '/notifications', content: 'Look here' }) }),
    ),
  );
  expect(await screen.findAllByRole('link', { name: /Look here/ })).toHaveLength(1);
  act(() =>
    emit(
      'NotificationsChanged',
      change({ unreadCount: 0, updated: notification('one', { dismissed: true }) }),
    ),
  );
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /your one post/ })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeInTheDocument();
  act(() => emit('NotificationsChanged', change({ isStale: true })));
  await waitFor(() => expect(sent('Notifications')).toHaveLength(2));
});
