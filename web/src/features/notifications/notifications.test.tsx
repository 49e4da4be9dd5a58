import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { connection, person } from '@/testing/builders';
import { allWays } from '@/testing/notification-ways';
import { open, refusal } from '@/testing/open';
import { notify } from '@/ui';
import { Bell, LiveNotifications } from '.';
import NotificationsPage from './pages/NotificationsPage';
import UnsubscribePage from './pages/UnsubscribePage';

// Toasts are shown for seconds, longer than a test.
afterEach(() =>
  act(() => {
    for (const subject of ['notifications', 'connection:asha']) notify.close(subject);
  }),
);

type Options = Partial<Parameters<typeof open>[1]>;

const notification = (id: string, over: object = {}) => ({
  __typename: 'Notification',
  id,
  type: 'comment',
  kind: 'questionAsked',
  content: `Asha asked about your ${id} post`,
  quote: null,
  link: `/post/${id}`,
  sender: person('asha'),
  read: false,
  archived: false,
  dismissed: false,
  priority: 'normal',
  status: null,
  requestId: null,
  updatedAt: '2026-01-05T10:00:00.000Z',
  ...over,
});
const list = (nodes: object[], endCursor: string | null = null) => ({
  notifications: connection('NotificationConnection', nodes, endCursor),
});
const changed = (ids: unknown, unreadCount: number) => ({
  __typename: 'NotificationsUpdate',
  ids,
  unreadCount,
});
const settings = (over: object = {}) => ({
  __typename: 'NotificationSettings',
  id: 'me',
  chat: true,
  jobs: true,
  gratitudes: true,
  comments: true,
  sound: false,
  mailAtOnce: true,
  mailDigest: true,
  ...allWays,
  ...over,
});
const change = (over: object) => ({
  notificationsChanged: {
    __typename: 'NotificationsChange',
    unreadCount: 1,
    isStale: false,
    received: null,
    updated: null,
    ...over,
  },
});

const Everything = () => (
  <>
    <Bell />
    <LiveNotifications />
    <NotificationsPage />
    <Outlet />
  </>
);
const openPage = (
  listOf: (tab: unknown, after: unknown) => object,
  { answers, ...rest }: Options = {},
) =>
  open(Everything, {
    path: '/notifications',
    answers: {
      Notifications: ({ tab, after }) => listOf(tab, after),
      UnreadNotifications: () => ({ unreadNotificationsCount: 2 }),
      NotificationSettings: () => ({ notificationSettings: settings() }),
      MarkNotificationsRead: ({ ids }) => ({ markNotificationsRead: changed(ids, 1) }),
      DismissNotifications: ({ ids }) => ({ dismissNotifications: changed(ids, 1) }),
      ArchiveNotifications: ({ ids }) => ({ archiveNotifications: changed(ids, 1) }),
      MoveNotificationsBack: ({ ids }) => ({ unarchiveNotifications: changed(ids, 1) }),
      UndoNotifications: ({ ids }) => ({ undoNotifications: changed(ids, 2) }),
      ...answers,
    },
    ...rest,
  });
const twoNotifications = () => list([notification('one'), notification('two')]);
const chooseFromMenu = async (content: RegExp, item: string) => {
  const row = (await screen.findByRole('link', { name: content })).closest('li');
  await userEvent.click(
    within(row as HTMLElement).getByRole('button', { name: /^More: Asha asked about your/ }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

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

test('an item is marked read, archived and dismissed from its menu', async () => {
  const { sent } = openPage(twoNotifications);
  await chooseFromMenu(/your one post/, 'Mark as read');
  expect(
    await screen.findByRole('link', { name: 'Asha asked about your one post' }),
  ).toBeInTheDocument();
  await chooseFromMenu(/your one post/, 'Archive');
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /your one post/ })).not.toBeInTheDocument(),
  );
  await chooseFromMenu(/your two post/, 'Dismiss');
  expect(await screen.findByText('Nothing new yet')).toBeInTheDocument();
  expect([sent('ArchiveNotifications'), sent('DismissNotifications')]).toEqual([
    [{ ids: ['one'] }],
    [{ ids: ['two'] }],
  ]);
});

test.each([
  ['Mark as read', 'MarkNotificationsRead', 'Error marking notifications as read'],
  ['Archive', 'ArchiveNotifications', 'Error archiving notifications'],
  ['Dismiss', 'DismissNotifications', 'Error dismissing notifications'],
])('%s is taken back with the documented text', async (item, operation, text) => {
  openPage(twoNotifications, {
    answers: {
      [operation]: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await chooseFromMenu(/your one post/, item);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(
    await screen.findByRole('link', { name: 'Unread: Asha asked about your one post' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeInTheDocument();
});

test('what left a list can be brought back: with Undo, and out of the archive, one or all', async () => {
  let gone = false;
  const { sent } = openPage(
    (tab) =>
      tab === 'archived'
        ? list([
            notification('old', { archived: true, read: true }),
            notification('older', { archived: true, read: true }),
          ])
        : gone
          ? list([notification('two')])
          : twoNotifications(),
    {
      answers: {
        ArchiveNotifications: ({ ids }) => {
          gone = true;
          return { archiveNotifications: changed(ids, 1) };
        },
        UndoNotifications: ({ ids }) => {
          gone = false;
          return { undoNotifications: changed(ids, 2) };
        },
      },
    },
  );
  await chooseFromMenu(/your one post/, 'Archive');
  expect(await screen.findByText('Notification archived')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /your one post/ })).toBeInTheDocument();
  expect(sent('UndoNotifications')).toEqual([{ ids: ['one'] }]);
  await userEvent.click(screen.getByRole('tab', { name: 'Archived' }));
  await chooseFromMenu(/your old post/, 'Move back');
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /your old post/ })).not.toBeInTheDocument(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'All notifications' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move all back' }));
  await waitFor(() =>
    expect(sent('MoveNotificationsBack')).toEqual([{ ids: ['old'] }, { ids: [] }]),
  );
});

test('what was brought back elsewhere stands where its time puts it', async () => {
  const at = (minute: number) => ({ updatedAt: `2026-01-05T10:0${minute}:00.000Z` });
  const { emit } = openPage(() =>
    list([notification('late', at(3)), notification('early', at(1))]),
  );
  await screen.findByRole('link', { name: /your late post/ });
  act(() =>
    emit(
      'NotificationsChanged',
      change({ unreadCount: 3, updated: notification('between', at(2)) }),
    ),
  );
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('link', { name: /^Unread: Asha/ })
        .map(({ textContent }) => textContent?.replace(/.*your (\w+) post/, '$1')),
    ).toEqual(['late', 'between', 'early']),
  );
});

test('an action applies to all of a tab, or to the selected notifications', async () => {
  const { sent } = openPage(twoNotifications, {
    answers: {
      MarkNotificationsRead: ({ ids }) => ({
        markNotificationsRead: changed((ids as string[]).length > 0 ? ids : ['one', 'two'], 0),
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /your two post/ }));
  await userEvent.click(screen.getByRole('button', { name: '1 selected' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dismiss 1' }));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /your two post/ })).not.toBeInTheDocument(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'All notifications' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark all as read' }));
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeInTheDocument();
  expect([sent('DismissNotifications'), sent('MarkNotificationsRead')]).toEqual([
    [{ ids: ['two'] }],
    [{ ids: [], tab: 'all' }],
  ]);
});

test('a request for a connection is accepted on the way to the connections, and rejected here, with a way back', async () => {
  const asked = {
    type: 'connection',
    kind: 'connectionAsked',
    content: 'Kabir wants to connect with you',
    link: '/connections',
    status: 'pending',
    priority: 'high',
    requestId: 'r1',
  };
  const connectionState = (status: string) => ({
    __typename: 'ConnectionState',
    id: 'asha',
    status,
    requestId: null,
    direction: null,
    lockedUntil: null,
    counts: { __typename: 'ConnectionCounts', id: 'me', connected: 0, received: 0, sent: 0 },
  });
  let rejected = false;
  const others = [
    notification('d', { ...asked, content: 'Mina wants to connect with you', status: 'accepted' }),
    notification('e', {
      ...asked,
      content: 'Ravi accepted your connection request',
      kind: 'connectionAccepted',
      status: null,
    }),
  ];
  const { sent, router } = openPage(
    () => list(rejected ? others : [notification('c', asked), ...others]),
    {
      answers: {
        RejectConnection: () => {
          rejected = true;
          return { rejectConnection: connectionState('notConnected') };
        },
        UndoRejectConnection: () => {
          rejected = false;
          return { undoRejectConnection: connectionState('pending') };
        },
        AcceptConnection: () => ({ acceptConnection: connectionState('connected') }),
      },
    },
  );
  const row = within(
    (await screen.findByRole('link', { name: /Kabir/ })).closest('li') as HTMLElement,
  );
  await userEvent.click(row.getByRole('button', { name: /^Reject: / }));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /Kabir/ })).not.toBeInTheDocument(),
  );
  expect(sent('RejectConnection')).toEqual([{ requestId: 'r1' }]);
  expect(screen.queryByRole('button', { name: /^Reject: / })).not.toBeInTheDocument();
  expect(screen.getByText(/· Accepted/)).toBeInTheDocument();
  expect(screen.getByText(/· No longer connected/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /Kabir/ })).toBeInTheDocument();
  expect(sent('UndoRejectConnection')).toEqual([{ requestId: 'r1' }]);
  await userEvent.click(screen.getByRole('button', { name: /^Accept: / }));
  expect(sent('AcceptConnection')).toEqual([{ requestId: 'r1' }]);
  expect(router.state.location.pathname).toBe('/connections');
});

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

test('grows page by page', async () => {
  openPage((_tab, after) =>
    after ? list([notification('two')]) : list([notification('one')], 'c1'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
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

test('visitors sign in first', async () => {
  openPage(twoNotifications, { me: null });
  expect(await screen.findByText('At /signin')).toBeInTheDocument();
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
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid any more.');
});
