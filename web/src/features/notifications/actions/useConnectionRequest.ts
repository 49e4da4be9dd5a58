import { useApolloClient } from '@apollo/client/react';
import { notificationTexts } from '@schema/rules/notifications-texts';
import { useNavigate } from 'react-router-dom';
import { useAnswerConnection } from '@/features/connections';
import type { NotificationFieldsFragment } from '@/generated/documents';
import { useUnreadCount } from '../bell/useUnreadCount';
import { removeNotifications, writeUnreadCount } from '../notification-cache';
import { refetchNotifications } from '../refetch-notifications';

/**
 * Answers the connection request that a notification is about, as documented: Accept leads to the
 * connections; Reject removes the notification, and can be undone.
 * @returns null where the notification is about no request
 */
export function useConnectionRequest({ id, read, requestId, sender }: NotificationFieldsFragment) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const unreadCount = useUnreadCount();
  const answer = useAnswerConnection(sender?.id ?? '', {
    rejectFailed: notificationTexts.rejectFailed,
    onStale: () => refetchNotifications(client),
  });
  if (!requestId || !sender) return null;

  const accept = () => {
    void navigate('/connections');
    void answer.accept(requestId);
  };
  const reject = () => {
    removeNotifications(client.cache, [id], 'dismiss');
    if (!read) writeUnreadCount(client.cache, unreadCount - 1);
    void answer.reject(requestId);
  };
  return { accept, reject };
}
