import { useApolloClient } from '@apollo/client/react';
import { notificationTexts } from '@schema/rules/notifications/notifications-texts';
import { errorText } from '@/core/errors';
import { useUndoNotificationsMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { writeCounts } from '../notification-cache';
import { refetchNotifications } from '../refetch-notifications';
import { actionSubject, inCalls } from './notification-actions';

/**
 * Undoes archiving and dismissing, for any number of notifications; a toast gives the reason when
 * the server refuses.
 */
export function useUndoAction() {
  const client = useApolloClient();
  const [undo] = useUndoNotificationsMutation();
  return async (ids: readonly string[]): Promise<void> => {
    try {
      for (const named of inCalls(ids)) {
        await undo({
          variables: { ids: named },
          update: (cache, { data }) => {
            if (data) writeCounts(cache, data.undoNotifications);
          },
        });
      }
    } catch (error) {
      notify.error(errorText(error, notificationTexts.undoFailed), { subject: actionSubject });
    }
    refetchNotifications(client);
  };
}
