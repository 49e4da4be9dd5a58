import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { Bell, LiveNotifications } from '@/features/notifications';
import { notify } from '@/ui';
import { connection, person } from '../builders';
import { open } from '../open';
import { allWays } from './notification-ways';

/** Toasts are shown for seconds, longer than a test. */
export const closeToasts = () =>
  act(() => {
    for (const subject of ['notifications', 'connection:asha']) notify.close(subject);
  });

type Options = Partial<Parameters<typeof open>[1]>;

export const notification = (id: string, over: object = {}) => ({
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
export const list = (nodes: object[], endCursor: string | null = null) => ({
  notifications: connection('NotificationConnection', nodes, endCursor),
});
export const counts = (unreadCount: number, unseenCount = 0) => ({
  __typename: 'NotificationCounts',
  unreadCount,
  unseenCount,
});
export const changed = (ids: unknown, unreadCount: number, unseenCount = 0) => ({
  __typename: 'NotificationsUpdate',
  ids,
  unreadCount,
  unseenCount,
});
export const settings = (over: object = {}) => ({
  __typename: 'NotificationSettings',
  id: 'me',
  chat: true,
  jobs: true,
  gratitudes: true,
  comments: true,
  sound: false,
  mailAtOnce: true,
  mailBounded: true,
  mailDigest: true,
  mailCollege: true,
  pushWords: true,
  pushCalls: true,
  quietCalls: true,
  quietHours: null,
  ...allWays,
  ...over,
});
export const change = (over: object) => ({
  notificationsChanged: {
    __typename: 'NotificationsChange',
    unreadCount: 1,
    unseenCount: 0,
    isStale: false,
    received: null,
    updated: null,
    ...over,
  },
});

/** Opens the page of notifications with what stands around it in the product. */
export const openNotificationsOn = (
  Page: ComponentType,
  listOf: (tab: unknown, after: unknown) => object,
  { answers, ...rest }: Options = {},
) => {
  const Everything = () => (
    <>
      <Bell />
      <LiveNotifications />
      <Page />
      <Outlet />
    </>
  );
  return open(Everything, {
    path: '/notifications',
    answers: {
      Notifications: ({ tab, after }) => listOf(tab, after),
      NotificationCounts: () => ({ notificationCounts: counts(2) }),
      MarkNotificationsSeen: () => ({ markNotificationsSeen: counts(2) }),
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
};

export const twoNotifications = () => list([notification('one'), notification('two')]);
