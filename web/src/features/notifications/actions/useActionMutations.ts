import type { ApolloCache } from '@apollo/client';
import type { NotificationTab } from '@schema/rules/notifications/notifications-texts';
import { withTypename } from '@/core/data/documents/with-typename';
import {
  useArchiveNotificationsMutation,
  useDismissNotificationsMutation,
  useMarkNotificationsReadMutation,
  useMoveNotificationsBackMutation,
} from '@/generated/hooks';
import type { Counts } from '../bell/counts';
import { removeNotifications, writeCounts, writeRead } from '../notification-cache';
import type { NotificationAction } from './notification-actions';

/** What an action applies to: the named notifications, or, where none is named, all of the tab. */
export type ActionTarget = { ids: string[]; tab?: NotificationTab };
/** What an action has changed. */
export type ActionResult = Counts & { ids: string[] };

function applyResult(cache: ApolloCache, action: NotificationAction, result?: ActionResult): void {
  if (!result) return;
  writeRead(cache, result.ids);
  if (action !== 'markRead') removeNotifications(cache, result.ids, action);
  writeCounts(cache, result);
}

type Send = (target: ActionTarget, expected: ActionResult) => Promise<ActionResult | undefined>;

/**
 * A mutation for each action. The cache holds the `expected` result until the server answers; what
 * it refuses is thrown.
 */
export function useActionMutations(): Record<NotificationAction, Send> {
  const [markRead] = useMarkNotificationsReadMutation();
  const [dismiss] = useDismissNotificationsMutation();
  const [archive] = useArchiveNotificationsMutation();
  const [moveBack] = useMoveNotificationsBackMutation();
  const typed = (result: ActionResult) => withTypename('NotificationsUpdate', result);
  return {
    markRead: (variables, expected) =>
      markRead({
        variables,
        optimisticResponse: { markNotificationsRead: typed(expected) },
        update: (cache, { data }) => applyResult(cache, 'markRead', data?.markNotificationsRead),
      }).then(({ data }) => data?.markNotificationsRead),
    dismiss: (variables, expected) =>
      dismiss({
        variables,
        optimisticResponse: { dismissNotifications: typed(expected) },
        update: (cache, { data }) => applyResult(cache, 'dismiss', data?.dismissNotifications),
      }).then(({ data }) => data?.dismissNotifications),
    archive: (variables, expected) =>
      archive({
        variables,
        optimisticResponse: { archiveNotifications: typed(expected) },
        update: (cache, { data }) => applyResult(cache, 'archive', data?.archiveNotifications),
      }).then(({ data }) => data?.archiveNotifications),
    // The archive is one tab: this mutation knows no other.
    moveBack: ({ ids }, expected) =>
      moveBack({
        variables: { ids },
        optimisticResponse: { unarchiveNotifications: typed(expected) },
        update: (cache, { data }) => applyResult(cache, 'moveBack', data?.unarchiveNotifications),
      }).then(({ data }) => data?.unarchiveNotifications),
  };
}
