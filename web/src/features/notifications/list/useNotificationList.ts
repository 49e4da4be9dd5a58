import { errorText } from '@/core/errors';
import { useArrivalPolicy } from '@/core/useArrivalPolicy';
import { useNotificationsQuery } from '@/generated/hooks';
import { notify } from '@/ui';
import { notificationTexts, type NotificationTab } from '@schema/rules/notifications-texts';

const pageSize = 20;

/**
 * A tab's notifications, page after page. Who comes back by the browser's buttons finds the list as
 * it was left.
 * @returns `notifications`: undefined until they are loaded; `error`: only while there are none
 */
export function useNotificationList(tab: NotificationTab) {
  const { data, error, loading, refetch, fetchMore } = useNotificationsQuery({
    variables: { tab, first: pageSize },
    fetchPolicy: useArrivalPolicy(),
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.notifications;
  return {
    tab,
    notifications: list?.nodes,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error: list ? undefined : error,
    isLoading: loading,
    retry: () => void refetch().catch(() => undefined),
    loadMore: () =>
      void fetchMore({ variables: { after: list?.pageInfo.endCursor } }).catch((failure: unknown) =>
        notify.error(errorText(failure, notificationTexts.loadFailed)),
      ),
  };
}

export type NotificationListState = ReturnType<typeof useNotificationList>;
