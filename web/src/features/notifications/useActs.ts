import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { errorText } from '@/core/errors';
import {
  useArchiveNotificationsMutation,
  useDismissNotificationsMutation,
  useMarkNotificationsReadMutation,
  useMoveNotificationsBackMutation,
  useUndoNotificationsMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import {
  idsAtMost,
  notificationTexts,
  type NotificationTab,
} from '@schema/rules/notifications-texts';
import { leaveLists, showRead, writeUnread } from './cache';
import { refetchLists } from './lists';
import { useUnread } from './useUnread';

export const acts = ['markRead', 'archive', 'moveBack', 'dismiss'] as const;
export type Act = (typeof acts)[number];

/** What can be done with something that is in the archive, or is not. */
export const canAct = (act: Act, isArchived: boolean): boolean =>
  isArchived ? act === 'moveBack' || act === 'dismiss' : act !== 'moveBack';

const failures: Record<Act, string> = {
  markRead: notificationTexts.readFailed,
  dismiss: notificationTexts.dismissFailed,
  archive: notificationTexts.archiveFailed,
  moveBack: notificationTexts.moveBackFailed,
};
/** One place for all that is said of what was done. */
const about = 'notifications';

type Some = { id: string; read: boolean };
type Changed = { ids: string[]; unreadCount: number };

function apply(cache: ApolloCache, act: Act, { ids, unreadCount }: Changed): void {
  showRead(cache, ids);
  if (act !== 'markRead') leaveLists(cache, ids, act);
  writeUnread(cache, unreadCount);
}

/** Marks read, archives, moves back and dismisses: at once, and taken back with the reason when the server refuses. What went can be brought back. */
export function useActs() {
  const client = useApolloClient();
  const unread = useUnread();
  const [markRead] = useMarkNotificationsReadMutation();
  const [dismiss] = useDismissNotificationsMutation();
  const [archive] = useArchiveNotificationsMutation();
  const [moveBack] = useMoveNotificationsBackMutation();
  const [takeBack] = useUndoNotificationsMutation();

  const undo = async (ids: readonly string[]) => {
    try {
      for (let from = 0; from < ids.length; from += idsAtMost) {
        await takeBack({
          variables: { ids: ids.slice(from, from + idsAtMost) },
          update: (cache, { data }) => {
            if (data) writeUnread(cache, data.undoNotifications.unreadCount);
          },
        });
      }
    } catch (error) {
      notify.error(errorText(error, notificationTexts.undoFailed), { subject: about });
    }
    refetchLists(client);
  };

  /** `all` of a tab, of which the shown ones are known; else those that are named. */
  return (act: Act, shown: readonly Some[], all?: NotificationTab) => {
    if (shown.length === 0 && !all) return;
    const ids = shown.map(({ id }) => id);
    const named = { ids: all ? [] : ids.slice(0, idsAtMost) };
    const variables = all ? { ...named, tab: all } : named;
    const changed = {
      __typename: 'NotificationsUpdate' as const,
      ids,
      unreadCount: all === 'all' ? 0 : unread - shown.filter(({ read }) => !read).length,
    };
    const update = (told: Changed | undefined, cache: ApolloCache) => {
      if (told) apply(cache, act, told);
    };
    const sent: Promise<Changed | undefined> = {
      markRead: () =>
        markRead({
          variables,
          optimisticResponse: { markNotificationsRead: changed },
          update: (cache, { data }) => update(data?.markNotificationsRead, cache),
        }).then(({ data }) => data?.markNotificationsRead),
      dismiss: () =>
        dismiss({
          variables,
          optimisticResponse: { dismissNotifications: changed },
          update: (cache, { data }) => update(data?.dismissNotifications, cache),
        }).then(({ data }) => data?.dismissNotifications),
      archive: () =>
        archive({
          variables,
          optimisticResponse: { archiveNotifications: changed },
          update: (cache, { data }) => update(data?.archiveNotifications, cache),
        }).then(({ data }) => data?.archiveNotifications),
      moveBack: () =>
        moveBack({
          variables: named,
          optimisticResponse: { unarchiveNotifications: changed },
          update: (cache, { data }) => update(data?.unarchiveNotifications, cache),
        }).then(({ data }) => data?.unarchiveNotifications),
    }[act]();
    sent.then(
      (told) => {
        // The archive has more now; of a whole tab more may have been left than was shown.
        if (act === 'archive')
          client.cache.evict({
            id: 'ROOT_QUERY',
            fieldName: 'notifications',
            args: { tab: 'archived' },
          });
        if (all) refetchLists(client);
        if (act === 'markRead' || !told || told.ids.length === 0) return;
        notify.success(notificationTexts.done[act](told.ids.length), {
          subject: about,
          ...(act !== 'moveBack' && { undo: () => void undo(told.ids) }),
        });
      },
      (error: unknown) => notify.error(errorText(error, failures[act]), { subject: about }),
    );
  };
}
