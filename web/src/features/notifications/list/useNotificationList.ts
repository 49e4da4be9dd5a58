import type { NotificationTab } from '@schema/rules/notifications/notifications-texts';
import { pagedList } from '@/core/data/lists/paged-list';
import { useArrivalPolicy } from '@/core/data/reads/useArrivalPolicy';
import { useNotificationsQuery } from '@/generated/hooks';

const pageSize = 20;

/**
 * A tab's notifications, page after page. Who comes back by the browser's buttons finds the list as
 * it was left.
 */
export function useNotificationList(tab: NotificationTab) {
  const result = useNotificationsQuery({
    variables: { tab, first: pageSize },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  });
  return { tab, ...pagedList(result, ({ notifications }) => notifications, { keepsRows: false }) };
}

export type NotificationListState = ReturnType<typeof useNotificationList>;
