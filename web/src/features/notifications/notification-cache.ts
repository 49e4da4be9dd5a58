import type { ApolloCache, Reference } from '@apollo/client';
import type { NotificationTab } from '@schema/rules/notifications/notifications-texts';
import { withTypename } from '@/core/data/documents/with-typename';
import {
  type CachedList,
  changeLists,
  holds,
  inserted,
  prepended,
  without,
} from '@/core/data/lists/cached-lists';
import {
  NotificationCountsDocument,
  type NotificationFieldsFragment,
  NotificationFieldsFragmentDoc,
} from '@/generated/documents';
import type { Counts } from './bell/counts';

/** Changes the lists of all tabs. */
const changeTabs = (
  cache: ApolloCache,
  change: (list: CachedList, tab: NotificationTab) => CachedList,
): void =>
  changeLists<{ tab: NotificationTab | null }>(
    cache,
    { field: 'notifications' },
    (list, { args }) => change(list, args.tab ?? 'all'),
  );

const cacheId = (cache: ApolloCache, id: string): string =>
  cache.identify({ __typename: 'Notification', id }) ?? '';

const writeNotification = (cache: ApolloCache, notification: NotificationFieldsFragment) =>
  cache.writeFragment({
    fragment: NotificationFieldsFragmentDoc,
    fragmentName: 'NotificationFields',
    data: notification,
  });

const belongsTo = (
  tab: NotificationTab,
  { type, archived, dismissed }: NotificationFieldsFragment,
): boolean =>
  !dismissed && (tab === 'archived' ? archived : !archived && (tab === 'all' || tab === type));

/** Sets how many notifications are unread, and how many of them are news. */
export const writeCounts = (cache: ApolloCache, { unreadCount, unseenCount }: Counts): void => {
  const counts = withTypename('NotificationCounts', { unreadCount, unseenCount });
  cache.writeQuery({ query: NotificationCountsDocument, data: { notificationCounts: counts } });
};

/** Marks notifications as read wherever they are shown. */
export function writeRead(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) cache.modify({ id: cacheId(cache, id), fields: { read: () => true } });
}

/**
 * Removes notifications from the lists that they leave by an action: dismissed ones from all,
 * archived ones from all but the archive, those that are moved back from the archive.
 */
export function removeNotifications(
  cache: ApolloCache,
  ids: readonly string[],
  action: 'archive' | 'moveBack' | 'dismiss',
): void {
  const staysIn = (tab: NotificationTab) =>
    (action === 'archive' && tab === 'archived') || (action === 'moveBack' && tab !== 'archived');
  changeTabs(cache, (list, tab) => (staysIn(tab) ? list : ids.reduce(without, list)));
}

/** Puts a notification that has just arrived first in its lists. */
export function addToLists(cache: ApolloCache, notification: NotificationFieldsFragment): void {
  const ref = writeNotification(cache, notification);
  if (!ref) return;
  changeTabs(cache, (list, tab) =>
    tab === 'all' || tab === notification.type
      ? prepended(list, ref)
      : without(list, notification.id),
  );
}

/**
 * Moves a notification that has changed into the lists where it belongs now, and out of the others.
 * Lists are sorted by time; where it would come after the loaded part of one, it is left out.
 */
export function updateInLists(cache: ApolloCache, notification: NotificationFieldsFragment): void {
  const ref = writeNotification(cache, notification);
  if (!ref) return;
  const isLater = (_ref: Reference, listed: Reference): boolean =>
    (cache.readFragment({
      id: listed.__ref,
      fragment: NotificationFieldsFragmentDoc,
      fragmentName: 'NotificationFields',
    })?.updatedAt ?? '') < notification.updatedAt;
  changeTabs(cache, (list, tab) => {
    if (!belongsTo(tab, notification)) return without(list, notification.id);
    return holds(list, notification.id) ? list : inserted(list, ref, isLater, { leavesOut: true });
  });
}
