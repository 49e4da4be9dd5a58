import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { errorText } from '@/core/errors';
import { useArchiveNotificationsMutation, useDismissNotificationsMutation, useMarkNotificationsReadMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { idsAtMost, notificationTexts, type NotificationTab } from '@schema/rules/notifications-texts';
import { leaveLists, showRead, writeUnread } from './cache';
import { refetchLists } from './lists';
import { useUnread } from './useUnread';

export const acts = ['markRead', 'archive', 'dismiss'] as const;
export type Act = (typeof acts)[number];

const failures: Record<Act, string> = { markRead: notificationTexts.readFailed, dismiss: notificationTexts.dismissFailed, archive: notificationTexts.archiveFailed };

type Some = { id: string; read: boolean };

function apply(cache: ApolloCache, act: Act, ids: readonly string[], unreadCount: number): void {
  showRead(cache, ids);
  if (act !== 'markRead') leaveLists(cache, ids, act === 'archive');
  writeUnread(cache, unreadCount);
}

/** Marks read, archives and dismisses: at once, and taken back with the reason when the server refuses. */
export function useActs() {
  const client = useApolloClient();
  const unread = useUnread();
  const [markRead] = useMarkNotificationsReadMutation();
  const [dismiss] = useDismissNotificationsMutation();
  const [archive] = useArchiveNotificationsMutation();

  /** `all` of a tab, of which the shown ones are known; else those that are named. */
  return (act: Act, shown: readonly Some[], all?: NotificationTab) => {
    if (shown.length === 0 && !all) return;
    const ids = shown.map(({ id }) => id);
    const variables = all ? { ids: [], tab: all } : { ids: ids.slice(0, idsAtMost) };
    const changed = { __typename: 'NotificationsChanged' as const, ids, unreadCount: all === 'all' ? 0 : unread - shown.filter(({ read }) => !read).length };
    const sent = {
      markRead: () => markRead({ variables, optimisticResponse: { markNotificationsRead: changed }, update: (cache, { data }) => { if (data) apply(cache, act, data.markNotificationsRead.ids, data.markNotificationsRead.unreadCount); } }),
      dismiss: () => dismiss({ variables, optimisticResponse: { dismissNotifications: changed }, update: (cache, { data }) => { if (data) apply(cache, act, data.dismissNotifications.ids, data.dismissNotifications.unreadCount); } }),
      archive: () => archive({ variables, optimisticResponse: { archiveNotifications: changed }, update: (cache, { data }) => { if (data) apply(cache, act, data.archiveNotifications.ids, data.archiveNotifications.unreadCount); } }),
    }[act]();
    sent.then(
      // The archive has more now; of a whole tab more may have been left than was shown.
      () => { if (act === 'archive') client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'notifications', args: { tab: 'archived' } }); if (all) refetchLists(client); },
      (error: unknown) => notify.error(errorText(error, failures[act])),
    );
  };
}
