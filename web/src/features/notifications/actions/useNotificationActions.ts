import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  type NotificationTab,
  notificationTexts,
} from '@schema/rules/notifications/notifications-texts';
import { readsOnTheirWay, rereadAfter } from '@/core/data/reads/reads';
import { errorText } from '@/core/errors';
import { queryNotificationCounts } from '@/generated/calls';
import { NotificationCountsDocument } from '@/generated/documents';
import { notify } from '@/ui';
import { useCounts, withFewer } from '../bell/counts';
import { refetchNotifications } from '../refetch-notifications';
import {
  actionFailures,
  actionSubject,
  inCalls,
  type NotificationAction,
} from './notification-actions';
import { type ActionResult, type ActionTarget, useActionMutations } from './useActionMutations';
import { useUndoAction } from './useUndoAction';

type Notification = { id: string; read: boolean };

const evictArchive = (cache: ApolloCache) =>
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'notifications', args: { tab: 'archived' } });

/**
 * Marks notifications as read, archives, moves back and dismisses them: at once, and taken back
 * with the reason when the server refuses. Those that leave a list can be brought back from the
 * toast.
 */
export function useNotificationActions() {
  const client = useApolloClient();
  const counts = useCounts();
  const mutations = useActionMutations();
  const undo = useUndoAction();

  const showDone = (action: NotificationAction, ids: readonly string[]) => {
    if (action === 'markRead' || ids.length === 0) return;
    notify.success(notificationTexts.done[action](ids.length), {
      subject: actionSubject,
      ...(action !== 'moveBack' && { undo: () => void undo(ids) }),
    });
  };

  /** Sends the calls of one action together: all that it is about leaves the page at once. */
  const send = async (
    action: NotificationAction,
    calls: readonly { target: ActionTarget; expected: ActionResult }[],
  ) => {
    const sent = calls.map(({ target, expected }) => mutations[action](target, expected));
    const settled = await Promise.allSettled(sent);
    const results = settled.flatMap((one) => (one.status === 'fulfilled' && one.value) || []);
    const failed = settled.find((one) => one.status === 'rejected');
    // The archive holds more now: it is fetched when it is opened.
    if (action === 'archive' && results.length > 0) evictArchive(client.cache);
    // Answers that overtook each other leave another count; of a whole tab more may have changed
    // than was loaded.
    if (calls.length > 1 || readsOnTheirWay('NotificationCounts'))
      void rereadAfter(NotificationCountsDocument, () =>
        queryNotificationCounts(client, { fetchPolicy: 'network-only' }),
      ).catch(() => undefined);
    // A list that is on its way was read before this.
    if (calls.some(({ target }) => target.tab) || readsOnTheirWay('Notifications'))
      refetchNotifications(client);
    if (failed)
      notify.error(errorText(failed.reason, actionFailures[action]), { subject: actionSubject });
    else
      showDone(
        action,
        results.flatMap(({ ids }) => ids),
      );
  };

  return {
    /** Runs an action on the given notifications. */
    run: (action: NotificationAction, notifications: readonly Notification[]) => {
      let read = 0;
      const calls = inCalls(notifications).map((named) => {
        const ids = named.map(({ id }) => id);
        read += named.filter((one) => !one.read).length;
        return { target: { ids }, expected: { ids, ...withFewer(counts, read) } };
      });
      void send(action, calls);
    },
    /** Runs an action on all notifications of a tab, of which `loaded` are on the page. */
    runOnTab: (
      action: NotificationAction,
      tab: NotificationTab,
      loaded: readonly Notification[],
    ) => {
      const ids = loaded.map(({ id }) => id);
      const unread = loaded.filter(({ read }) => !read).length;
      const expected = { ids, ...withFewer(counts, tab === 'all' ? Infinity : unread) };
      void send(action, [{ target: { ids: [], tab }, expected }]);
    },
  };
}
