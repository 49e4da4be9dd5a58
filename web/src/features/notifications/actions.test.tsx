import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  change,
  changed,
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

const chooseFromMenu = async (content: RegExp, item: string) => {
  const row = (await screen.findByRole('link', { name: content })).closest('li');
  await userEvent.click(
    within(row as HTMLElement).getByRole('button', { name: /^More: Asha asked about your/ }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

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

test('what was done stays, when the list was read before it and comes after it', async () => {
  const late: ((list: object) => void)[] = [];
  let isFirst = true;
  const { emit, sent } = openPage(() => {
    if (!isFirst) return new Promise<object>((resolve) => late.push(resolve));
    isFirst = false;
    return twoNotifications();
  });
  await screen.findByRole('link', { name: /your one post/ });
  act(() => emit('NotificationsChanged', change({ isStale: true })));
  await waitFor(() => expect(late).toHaveLength(1));
  await chooseFromMenu(/your one post/, 'Archive');
  await waitFor(() => expect(sent('ArchiveNotifications')).toHaveLength(1));
  // As it was before that; what it is by now is asked for again.
  act(() => late[0]?.(twoNotifications()));
  await waitFor(() => expect(late).toHaveLength(2));
  act(() => late[1]?.(list([notification('two')])));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /your one post/ })).not.toBeInTheDocument(),
  );
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
