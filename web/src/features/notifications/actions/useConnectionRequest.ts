import { useApolloClient } from '@apollo/client/react';
import { notificationTexts } from '@schema/rules/notifications/notifications-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useNavigate } from 'react-router-dom';
import { useAnswerConnection } from '@/features/connections';
import type { NotificationFieldsFragment } from '@/generated/documents';
import { useCounts, withFewer } from '../bell/counts';
import { removeNotifications, writeCounts } from '../notification-cache';
import { refetchNotifications } from '../refetch-notifications';

/**
 * Answers the connection request that a notification is about, as documented: Accept leads to the
 * connections; Reject removes the notification, and can be undone.
 * @returns null where the notification is about no request
 */
export function useConnectionRequest({ id, read, requestId, sender }: NotificationFieldsFragment) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const counts = useCounts();
  const answer = useAnswerConnection(sender?.id ?? '', {
    rejectFailed: notificationTexts.rejectFailed,
    onStale: () => refetchNotifications(client),
  });
  if (!requestId || !sender) return null;

  const accept = () => {
    void navigate(pagePaths.connections);
    void answer.accept(requestId);
  };
  const reject = () => {
    removeNotifications(client.cache, [id], 'dismiss');
    if (!read) writeCounts(client.cache, withFewer(counts, 1));
    void answer.reject(requestId);
  };
  return { accept, reject };
}
