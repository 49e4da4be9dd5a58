import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { announcementsAbove, tellHere } from '@/core/live/told-here';
import { open } from '@/testing/open';
import {
  change,
  closeToasts,
  counts,
  notification,
  openNotificationsOn,
  twoNotifications,
} from '@/testing/rooms/notifications';
import { Bell, LiveNotifications } from '.';
import NotificationsPage from './pages/NotificationsPage';

afterEach(closeToasts);

type OpenOptions = Parameters<typeof openNotificationsOn>;
const openPage = (listOf: OpenOptions[1], options?: OpenOptions[2]) =>
  openNotificationsOn(NotificationsPage, listOf, options);

const Elsewhere = () => (
  <>
    <Bell />
    <LiveNotifications />
  </>
);

test('elsewhere the bell counts what is news, as the server tells all devices', async () => {
  const answers = { NotificationCounts: () => ({ notificationCounts: counts(7, 2) }) };
  const { emit } = open(Elsewhere, { path: '/feed', answers });
  expect(await screen.findByRole('link', { name: 'Notifications, 2 new' })).toHaveTextContent('2');
  // One came, and six were read, on another device: it is news all the same.
  act(() => emit('NotificationsChanged', change({ unreadCount: 1, unseenCount: 1 })));
  expect(await screen.findByRole('link', { name: 'Notifications, 1 new' })).toHaveTextContent('1');
  act(() => emit('NotificationsChanged', change({ unreadCount: 120, unseenCount: 118 })));
  expect(await screen.findByRole('link', { name: 'Notifications, 118 new' })).toHaveTextContent(
    '99+',
  );
  // The list was seen on another device.
  act(() => emit('NotificationsChanged', change({ unreadCount: 1, unseenCount: 0 })));
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeInTheDocument();
});

test('what is heard of stays, when the list was read before it and comes after it', async () => {
  const late: ((list: object) => void)[] = [];
  const { emit } = openPage(() => new Promise<object>((resolve) => late.push(resolve)));
  await waitFor(() => expect(late).toHaveLength(1));
  const received = notification('three', { updatedAt: '2026-01-05T10:20:00.000Z' });
  act(() => emit('NotificationsChanged', change({ unreadCount: 3, unseenCount: 1, received })));
  // As it was before that.
  act(() => late[0]?.(twoNotifications()));
  const listed = within(await screen.findByRole('list', { name: 'All' }));
  expect(listed.getByRole('link', { name: /your one post/ })).toBeInTheDocument();
  expect(await listed.findByRole('link', { name: /your three post/ })).toBeInTheDocument();
});

test('the list that is looked at is seen, up to its latest, and so is what comes meanwhile', async () => {
  const later = '2026-01-05T10:20:00.000Z';
  const { emit, sent } = openPage(twoNotifications, {
    answers: {
      NotificationCounts: () => ({ notificationCounts: counts(2, 2) }),
      MarkNotificationsSeen: () => ({ markNotificationsSeen: counts(2) }),
    },
  });
  await screen.findByRole('link', { name: /your one post/ });
  await waitFor(() =>
    expect(sent('MarkNotificationsSeen')).toEqual([{ until: '2026-01-05T10:00:00.000Z' }]),
  );
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeInTheDocument();
  const received = notification('three', { updatedAt: later });
  act(() => emit('NotificationsChanged', change({ unreadCount: 3, unseenCount: 1, received })));
  await waitFor(() => expect(sent('MarkNotificationsSeen')).toHaveLength(2));
  expect(sent('MarkNotificationsSeen')[1]).toEqual({ until: later });
});

test('a server that does not answer is asked once for each look', async () => {
  const { sent } = openPage(twoNotifications, {
    answers: {
      NotificationCounts: () => ({ notificationCounts: counts(2, 2) }),
      MarkNotificationsSeen: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await screen.findByRole('link', { name: /your one post/ });
  await waitFor(() => expect(sent('MarkNotificationsSeen')).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Notifications, 2 new' })).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sent('MarkNotificationsSeen')).toHaveLength(1);
});

test('a tab of one kind shows no more than that: the others stay news', async () => {
  const { sent } = openPage(twoNotifications, {
    at: '/notifications?tab=comment',
    answers: { NotificationCounts: () => ({ notificationCounts: counts(5, 3) }) },
  });
  await screen.findByRole('link', { name: /your one post/ });
  expect(screen.getByRole('link', { name: 'Notifications, 3 new' })).toBeInTheDocument();
  expect(sent('MarkNotificationsSeen')).toEqual([]);
});

test('a new notification is announced: in the list, and in a toast that leads there', async () => {
  const { emit, sent, router } = openPage(twoNotifications);
  await screen.findByRole('link', { name: /your one post/ });
  act(() =>
    emit('NotificationsChanged', change({ unreadCount: 120, received: notification('three') })),
  );
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /your three post/ })).toHaveLength(2),
  );
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

test('a missed call that its bar tells has no toast; the bell counts it', async () => {
  const { emit } = open(Elsewhere, {
    path: '/feed',
    answers: { NotificationCounts: () => ({ notificationCounts: counts(0, 0) }) },
  });
  await screen.findByRole('link', { name: 'Notifications' });
  const stop = tellHere('/chat/c1');
  const missed = { kind: 'callMissed', link: '/chat/c1' };
  const one = notification('one', { ...missed, content: 'Asha called you' });
  act(() => emit('NotificationsChanged', change({ unseenCount: 1, received: one })));
  expect(await screen.findByRole('link', { name: 'Notifications, 1 new' })).toBeInTheDocument();
  stop();
  const two = notification('two', { ...missed, content: 'Asha called again' });
  act(() => emit('NotificationsChanged', change({ unseenCount: 2, received: two })));
  expect(await screen.findByText('Asha called again')).toBeInTheDocument();
  expect(screen.queryByText('Asha called you')).not.toBeInTheDocument();
});

test('an announcement that stands above the page is told by no toast as well', async () => {
  const { emit } = open(Elsewhere, {
    path: '/feed',
    answers: { NotificationCounts: () => ({ notificationCounts: counts(0, 0) }) },
  });
  await screen.findByRole('link', { name: 'Notifications' });
  const stop = tellHere(announcementsAbove);
  const announced = { kind: 'announced', link: '/bookmarks' };
  const one = notification('one', { ...announced, content: 'The college announces: a fair' });
  act(() => emit('NotificationsChanged', change({ unseenCount: 1, received: one })));
  expect(await screen.findByRole('link', { name: 'Notifications, 1 new' })).toBeInTheDocument();
  stop();
  const two = notification('two', { ...announced, content: 'The college announces: a talk' });
  act(() => emit('NotificationsChanged', change({ unseenCount: 2, received: two })));
  expect(await screen.findByText('The college announces: a talk')).toBeInTheDocument();
  expect(screen.queryByText('The college announces: a fair')).not.toBeInTheDocument();
});
