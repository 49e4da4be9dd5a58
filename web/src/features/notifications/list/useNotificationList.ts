import type { NotificationTab } from '@schema/rules/notifications-texts';
import { useArrivalPolicy } from '@/core/data/useArrivalPolicy';
import { useNotificationsQuery } from '@/generated/hooks';

const pageSize = 20;

/**
 * A tab's notifications, page after page. Who comes back by the browser's buttons finds the list as
 * it was left.
 * @returns `notifications`: undefined until they are loaded; `error`: only while there are none
 */
export function useNotificationList(tab: NotificationTab) {
  const { data, error, refetch, fetchMore } = useNotificationsQuery({
    variables: { tab, first: pageSize },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.notifications;
  return {
    tab,
    notifications: list?.nodes,
    /** Where the next page begins; null at the end. */
    cursor: list?.pageInfo.hasNextPage ? (list.pageInfo.endCursor ?? null) : null,
    error: list ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    loadMore: () => fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
  };
}

export type NotificationListState = ReturnType<typeof useNotificationList>;
