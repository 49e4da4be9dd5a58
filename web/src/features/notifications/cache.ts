import type { ApolloCache, Reference } from '@apollo/client';
import { NotificationFieldsFragmentDoc, UnreadNotifications, type NotificationFieldsFragment } from '@/generated/documents';
import type { NotificationTab } from '@schema/rules/notifications-texts';

type List = { nodes: readonly Reference[] };

/** Lists stand in the cache by their tab: `notifications:{"tab":"all"}`. */
function tabOf(storeFieldName: string): NotificationTab {
  const [, args] = /^notifications:(.*)$/.exec(storeFieldName) ?? [];
  return args ? ((JSON.parse(args) as { tab?: NotificationTab }).tab ?? 'all') : 'all';
}

function changeLists(cache: ApolloCache, change: (nodes: readonly Reference[], tab: NotificationTab) => readonly Reference[]): void {
  cache.modify<{ notifications: List }>({
    fields: {
      notifications: (list, { storeFieldName }) => {
        if (!list || !('nodes' in list)) return list;
        const nodes = change(list.nodes, tabOf(storeFieldName));
        return nodes === list.nodes ? list : { ...list, nodes };
      },
    },
  });
}

export const writeUnread = (cache: ApolloCache, count: number): void => { cache.writeQuery({ query: UnreadNotifications, data: { unreadNotificationsCount: Math.max(0, count) } }); };

const refOf = (cache: ApolloCache, id: string): string => cache.identify({ __typename: 'Notification', id }) ?? '';

/** Takes them out of the lists; what is archived goes from all but the archive. */
export function leaveLists(cache: ApolloCache, ids: readonly string[], isArchived: boolean): void {
  const refs = new Set(ids.map((id) => refOf(cache, id)));
  changeLists(cache, (nodes, tab) => (isArchived && tab === 'archived') || !nodes.some((node) => refs.has(node.__ref)) ? nodes : nodes.filter((node) => !refs.has(node.__ref)));
}

export function showRead(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) cache.modify({ id: refOf(cache, id), fields: { read: () => true } });
}

export const write = (cache: ApolloCache, notification: NotificationFieldsFragment) => cache.writeFragment({ fragment: NotificationFieldsFragmentDoc, fragmentName: 'NotificationFields', data: notification });

/** Puts what came at the head of the lists that are there. */
export function enterLists(cache: ApolloCache, notification: NotificationFieldsFragment): void {
  const ref = write(cache, notification);
  if (!ref) return;
  changeLists(cache, (nodes, tab) => {
    const others = nodes.filter((node) => node.__ref !== ref.__ref);
    return tab === 'all' || tab === notification.type ? [ref, ...others] : others;
  });
}
