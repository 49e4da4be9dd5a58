import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import type { NotificationFieldsFragment } from '@/generated/documents';
import {
  useAcceptAskedMutation,
  useRejectAskedMutation,
  useUndoRejectAskedMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { notificationTexts } from '@schema/rules/notifications-texts';
import { leaveLists, writeUnread } from './cache';
import { refetchLists } from './lists';
import { useUnread } from './useUnread';

/** Answers the connection request that a notification tells of, as documented: Accept leads to the connections, Reject removes the item, and can be taken back. */
export function useAsked({ id, read, requestId, sender }: NotificationFieldsFragment) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const unread = useUnread();
  const [acceptAsked] = useAcceptAskedMutation();
  const [rejectAsked] = useRejectAskedMutation();
  const [undoReject] = useUndoRejectAskedMutation();
  if (!requestId) return null;
  const variables = { requestId };
  /** The same place as what a profile says of this person. */
  const about = `connection:${sender?.id ?? id}`;
  const failed = (text: string) => (error: unknown) => {
    notify.error(errorText(error, text), { subject: about });
    refetchLists(client);
  };

  const accept = () => {
    void navigate('/connections');
    acceptAsked({ variables }).then(
      () => notify.success(connectionTexts.accepted, { subject: about }),
      failed(connectionTexts.acceptFailed),
    );
  };
  /** Nothing is lost when the page is left: the request is rejected at once, and the server takes that back. */
  const undo = () =>
    void undoReject({ variables }).then(
      () => refetchLists(client),
      failed(connectionTexts.undoRejectFailed),
    );
  const reject = () => {
    leaveLists(client.cache, [id], 'dismiss');
    if (!read) writeUnread(client.cache, unread - 1);
    rejectAsked({ variables }).then(
      () => notify.success(connectionTexts.rejected, { subject: about, undo }),
      failed(notificationTexts.rejectFailed),
    );
  };
  return { accept, reject };
}
