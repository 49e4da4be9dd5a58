import { useApolloClient } from '@apollo/client/react';
import { useToken } from '@/core/auth';
import { useSubscriptionError } from '@/core/useSubscriptionError';
import { useNotificationsChangedSubscription } from '@/generated/hooks';
import { addToLists, updateInLists, writeUnreadCount } from '../notification-cache';
import { refetchLists } from '../refetch-lists';
import { closeToast } from './notification-toast';
import { useAnnounceNotification } from './useAnnounceNotification';

function Subscription() {
  const client = useApolloClient();
  const announce = useAnnounceNotification();
  const handleError = useSubscriptionError(() => undefined);
  const { restart } = useNotificationsChangedSubscription({
    ignoreResults: true,
    // The cache is written here: notifications join lists and leave them.
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { unreadCount, isStale, received, updated } = data.notificationsChanged;
      writeUnreadCount(client.cache, unreadCount);
      if (isStale) refetchLists(client);
      if (updated?.dismissed || updated?.archived || updated?.read) closeToast(updated.id);
      if (updated) updateInLists(client.cache, updated);
      if (received) {
        addToLists(client.cache, received);
        announce(received);
      }
    },
    onError: (error) => handleError(error, restart),
  });
  return null;
}

/** Keeps the viewer's notifications up to date, and announces new ones. Mounted once per page. */
export function LiveNotifications() {
  const token = useToken();
  return token && <Subscription key={token} />;
}
