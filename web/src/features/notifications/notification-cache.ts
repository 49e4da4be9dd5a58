import type { ApolloCache, Reference } from '@apollo/client';
import type { NotificationTab } from '@schema/rules/notifications-texts';
import { argumentsOf } from '@/core/data/cache-arguments';
import {
  type NotificationFieldsFragment,
  NotificationFieldsFragmentDoc,
  UnreadNotifications,
} from '@/generated/documents';

type CachedList = { nodes: readonly Reference[]; pageInfo?: { hasNextPage: boolean } };

/** The tab of a list in the cache. */
const listTab = (storeFieldName: string): NotificationTab =>
  (argumentsOf(storeFieldName) as { tab?: NotificationTab | null }).tab ?? 'all';

function changeLists(
  cache: ApolloCache,
  change: (
    nodes: readonly Reference[],
    tab: NotificationTab,
    isComplete: boolean,
  ) => readonly Reference[],
): void {
  cache.modify<{ notifications: CachedList }>({
    fields: {
      notifications: (list, { storeFieldName }) => {
        if (!list || !('nodes' in list)) return list;
        const nodes = change(list.nodes, listTab(storeFieldName), !list.pageInfo?.hasNextPage);
        return nodes === list.nodes ? list : { ...list, nodes };
      },
    },
  });
}

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

/** Sets the number of unread notifications, at least 0. */
export const writeUnreadCount = (cache: ApolloCache, count: number): void => {
  cache.writeQuery({
    query: UnreadNotifications,
    data: { unreadNotificationsCount: Math.max(0, count) },
  });
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
  const removed = new Set(ids.map((id) => cacheId(cache, id)));
  const staysIn = (tab: NotificationTab) =>
    (action === 'archive' && tab === 'archived') || (action === 'moveBack' && tab !== 'archived');
  changeLists(cache, (nodes, tab) =>
    staysIn(tab) || !nodes.some((node) => removed.has(node.__ref))
      ? nodes
      : nodes.filter((node) => !removed.has(node.__ref)),
  );
}

/** Puts a notification that has just arrived first in its lists. */
export function addToLists(cache: ApolloCache, notification: NotificationFieldsFragment): void {
  const ref = writeNotification(cache, notification);
  if (!ref) return;
  changeLists(cache, (nodes, tab) => {
    const others = nodes.filter((node) => node.__ref !== ref.__ref);
    return tab === 'all' || tab === notification.type ? [ref, ...others] : others;
  });
}

/**
 * Moves a notification that has changed into the lists where it belongs now, and out of the others.
 * Lists are sorted by time; where it would come after the loaded part of one, it is left out.
 */
export function updateInLists(cache: ApolloCache, notification: NotificationFieldsFragment): void {
  const ref = writeNotification(cache, notification);
  if (!ref) return;
  const timeOf = (id: string) =>
    cache.readFragment({
      id,
      fragment: NotificationFieldsFragmentDoc,
      fragmentName: 'NotificationFields',
    })?.updatedAt ?? '';
  changeLists(cache, (nodes, tab, isComplete) => {
    const isListed = nodes.some((node) => node.__ref === ref.__ref);
    if (isListed === belongsTo(tab, notification)) return nodes;
    if (isListed) return nodes.filter((node) => node.__ref !== ref.__ref);
    const index = nodes.findIndex((node) => timeOf(node.__ref) < notification.updatedAt);
    if (index < 0) return isComplete ? [...nodes, ref] : nodes;
    return [...nodes.slice(0, index), ref, ...nodes.slice(index)];
  });
}
