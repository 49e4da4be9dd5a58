import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import type { NotificationFieldsFragment } from '@/generated/documents';
import {
  useAcceptNotifiedRequestMutation,
  useRejectNotifiedRequestMutation,
  useUndoRejectNotifiedRequestMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { notificationTexts } from '@schema/rules/notifications-texts';
import { useUnreadCount } from '../bell/useUnreadCount';
import { removeFromLists, writeUnreadCount } from '../notification-cache';
import { refetchLists } from '../refetch-lists';

/**
 * Answers the connection request that a notification is about, as documented: Accept leads to the
 * connections; Reject removes the notification, and can be undone.
 * @returns null where the notification is about no request
 */
export function useConnectionRequest({ id, read, requestId, sender }: NotificationFieldsFragment) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const unreadCount = useUnreadCount();
  const [acceptRequest] = useAcceptNotifiedRequestMutation();
  const [rejectRequest] = useRejectNotifiedRequestMutation();
  const [undoRejection] = useUndoRejectNotifiedRequestMutation();
  if (!requestId) return null;
  const variables = { requestId };
  // Profiles use the same subject for this person: the next toast takes the place of the last.
  const subject = `connection:${sender?.id ?? id}`;
  const showRefusal = (fallback: string) => (error: unknown) => {
    notify.error(errorText(error, fallback), { subject });
    refetchLists(client);
  };

  const accept = () => {
    void navigate('/connections');
    acceptRequest({ variables }).then(
      () => notify.success(connectionTexts.accepted, { subject }),
      showRefusal(connectionTexts.acceptFailed),
    );
  };
  // The rejection is sent before Undo is offered, so that leaving the page does not lose it.
  const undo = () =>
    void undoRejection({ variables }).then(
      () => refetchLists(client),
      showRefusal(connectionTexts.undoRejectFailed),
    );
  const reject = () => {
    removeFromLists(client.cache, [id], 'dismiss');
    if (!read) writeUnreadCount(client.cache, unreadCount - 1);
    rejectRequest({ variables }).then(
      () => notify.success(connectionTexts.rejected, { subject, undo }),
      showRefusal(notificationTexts.rejectFailed),
    );
  };
  return { accept, reject };
}
