import { useApolloClient } from '@apollo/client/react';
import { errorText } from '@/core/errors';
import { notify } from '@/ui';
import {
  idsAtMost,
  notificationTexts,
  type NotificationTab,
} from '@schema/rules/notifications-texts';
import { useUnreadCount } from '../bell/useUnreadCount';
import { refetchLists } from '../refetch-lists';
import { actionFailures, actionSubject, type NotificationAction } from './notification-actions';
import { type ActionResult, type ActionTarget, useActionMutations } from './useActionMutations';
import { useUndoAction } from './useUndoAction';

type Notification = { id: string; read: boolean };

/**
 * Marks notifications as read, archives, moves back and dismisses them: at once, and taken back
 * with the reason when the server refuses. Those that leave a list can be brought back from the
 * toast.
 */
export function useNotificationActions() {
  const client = useApolloClient();
  const unreadCount = useUnreadCount();
  const mutations = useActionMutations();
  const undo = useUndoAction();

  const showDone = (action: NotificationAction, result: ActionResult | undefined) => {
    if (action === 'markRead' || !result || result.ids.length === 0) return;
    notify.success(notificationTexts.done[action](result.ids.length), {
      subject: actionSubject,
      ...(action !== 'moveBack' && { undo: () => void undo(result.ids) }),
    });
  };

  const send = (action: NotificationAction, target: ActionTarget, expected: ActionResult) =>
    mutations[action](target, expected).then(
      (result) => {
        // The archive holds more now: it is fetched when it is opened.
        if (action === 'archive')
          client.cache.evict({
            id: 'ROOT_QUERY',
            fieldName: 'notifications',
            args: { tab: 'archived' },
          });
        // Of a whole tab more may have changed than was loaded.
        if (target.tab) refetchLists(client);
        showDone(action, result);
      },
      (error: unknown) =>
        notify.error(errorText(error, actionFailures[action]), { subject: actionSubject }),
    );

  return {
    /** Runs an action on the given notifications, at most as many as one call may name. */
    run: (action: NotificationAction, notifications: readonly Notification[]) => {
      if (notifications.length === 0) return;
      const ids = notifications.map(({ id }) => id);
      const unread = notifications.filter(({ read }) => !read);
      void send(
        action,
        { ids: ids.slice(0, idsAtMost) },
        { ids, unreadCount: unreadCount - unread.length },
      );
    },
    /** Runs an action on all notifications of a tab, of which `loaded` are on the page. */
    runOnTab: (
      action: NotificationAction,
      tab: NotificationTab,
      loaded: readonly Notification[],
    ) => {
      const ids = loaded.map(({ id }) => id);
      const unread = loaded.filter(({ read }) => !read);
      void send(
        action,
        { ids: [], tab },
        { ids, unreadCount: tab === 'all' ? 0 : unreadCount - unread.length },
      );
    },
  };
}
