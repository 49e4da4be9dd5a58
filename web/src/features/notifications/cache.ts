import type { ApolloCache, Reference } from '@apollo/client';
import {
  NotificationFieldsFragmentDoc,
  UnreadNotifications,
  type NotificationFieldsFragment,
} from '@/generated/documents';
import type { NotificationTab } from '@schema/rules/notifications-texts';

type List = { nodes: readonly Reference[]; pageInfo?: { hasNextPage: boolean } };

/** Lists stand in the cache by their tab: `notifications:{"tab":"all"}`. */
function tabOf(storeFieldName: string): NotificationTab {
  const [, args] = /^notifications:(.*)$/.exec(storeFieldName) ?? [];
  return args ? ((JSON.parse(args) as { tab?: NotificationTab }).tab ?? 'all') : 'all';
}

function changeLists(
  cache: ApolloCache,
  change: (
    nodes: readonly Reference[],
    tab: NotificationTab,
    isWhole: boolean,
  ) => readonly Reference[],
): void {
  cache.modify<{ notifications: List }>({
    fields: {
      notifications: (list, { storeFieldName }) => {
        if (!list || !('nodes' in list)) return list;
        const nodes = change(list.nodes, tabOf(storeFieldName), !list.pageInfo?.hasNextPage);
        return nodes === list.nodes ? list : { ...list, nodes };
      },
    },
  });
}

/** Sets the number at the bell. */
export const writeUnread = (cache: ApolloCache, count: number): void => {
  cache.writeQuery({
    query: UnreadNotifications,
    data: { unreadNotificationsCount: Math.max(0, count) },
  });
};

const refOf = (cache: ApolloCache, id: string): string =>
  cache.identify({ __typename: 'Notification', id }) ?? '';

/** Takes them out of the lists: what is archived from all but the archive, what is moved back from the archive alone. */
export function leaveLists(
  cache: ApolloCache,
  ids: readonly string[],
  act: 'archive' | 'moveBack' | 'dismiss',
): void {
  const refs = new Set(ids.map((id) => refOf(cache, id)));
  const stays = (tab: NotificationTab) =>
    (act === 'archive' && tab === 'archived') || (act === 'moveBack' && tab !== 'archived');
  changeLists(cache, (nodes, tab) =>
    stays(tab) || !nodes.some((node) => refs.has(node.__ref))
      ? nodes
      : nodes.filter((node) => !refs.has(node.__ref)),
  );
}

/** Does it stand under this tab? */
const isIn = (
  tab: NotificationTab,
  { type, archived, dismissed }: NotificationFieldsFragment,
): boolean =>
  !dismissed && (tab === 'archived' ? archived : !archived && (tab === 'all' || tab === type));

/** Puts what changed, here or elsewhere, where it belongs now: lists go by time, and reach as far as they were fetched. */
export function place(cache: ApolloCache, notification: NotificationFieldsFragment): void {
  const ref = write(cache, notification);
  if (!ref) return;
  const timeOf = (id: string) =>
    cache.readFragment({
      id,
      fragment: NotificationFieldsFragmentDoc,
      fragmentName: 'NotificationFields',
    })?.updatedAt ?? '';
  changeLists(cache, (nodes, tab, isWhole) => {
    const isThere = nodes.some((node) => node.__ref === ref.__ref);
    if (isThere === isIn(tab, notification)) return nodes;
    if (isThere) return nodes.filter((node) => node.__ref !== ref.__ref);
    const before = nodes.findIndex((node) => timeOf(node.__ref) < notification.updatedAt);
    if (before < 0) return isWhole ? [...nodes, ref] : nodes;
    return [...nodes.slice(0, before), ref, ...nodes.slice(before)];
  });
}

/** Marks notifications as read wherever they are shown. */
export function showRead(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) cache.modify({ id: refOf(cache, id), fields: { read: () => true } });
}

/** Puts a notification into the cache as it is now. */
const write = (cache: ApolloCache, notification: NotificationFieldsFragment) =>
  cache.writeFragment({
    fragment: NotificationFieldsFragmentDoc,
    fragmentName: 'NotificationFields',
    data: notification,
  });

/** Puts what came at the head of the lists that are there. */
export function enterLists(cache: ApolloCache, notification: NotificationFieldsFragment): void {
  const ref = write(cache, notification);
  if (!ref) return;
  changeLists(cache, (nodes, tab) => {
    const others = nodes.filter((node) => node.__ref !== ref.__ref);
    return tab === 'all' || tab === notification.type ? [ref, ...others] : others;
  });
}
