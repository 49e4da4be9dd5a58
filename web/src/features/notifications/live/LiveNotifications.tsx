import { useApolloClient } from '@apollo/client/react';
import { useToken } from '@/core/auth';
import { useLiveSubscription } from '@/core/live/useLiveSubscription';
import { NotificationsChanged } from '@/generated/documents';
import { addToLists, updateInLists, writeUnreadCount } from '../notification-cache';
import { refetchNotifications } from '../refetch-notifications';
import { closeToast } from './notification-toast';
import { useAnnounceNotification } from './useAnnounceNotification';

function Subscription() {
  const client = useApolloClient();
  const announce = useAnnounceNotification();
  useLiveSubscription(NotificationsChanged, {
    // The cache is written here: notifications join lists and leave them.
    fetchPolicy: 'no-cache',
    onData: (data) => {
      const { unreadCount, isStale, received, updated } = data.notificationsChanged;
      writeUnreadCount(client.cache, unreadCount);
      if (isStale) refetchNotifications(client);
      if (updated?.dismissed || updated?.archived || updated?.read) closeToast(updated.id);
      if (updated) updateInLists(client.cache, updated);
      if (received) {
        addToLists(client.cache, received);
        announce(received);
      }
    },
  });
  return null;
}

/** Keeps the viewer's notifications up to date, and announces new ones. Mounted once per page. */
export function LiveNotifications() {
  const token = useToken();
  return token && <Subscription key={token} />;
}
