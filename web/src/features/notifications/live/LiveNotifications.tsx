import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { useToken } from '@/core/auth';
import { useHeard } from '@/core/live/useHeard';
import { closePushed } from '@/core/worker/close-pushed';
import { useNotificationsChangedSubscription } from '@/generated/hooks';
import { VisuallyHidden } from '@/ui';
import { addToLists, updateInLists, writeCounts } from '../notification-cache';
import { useRenewedPush } from '../push/useRenewedPush';
import { refetchNotifications } from '../refetch-notifications';
import { closeToast, linkPath } from './notification-toast';
import { useAnnounceNotification } from './useAnnounceNotification';
import { useMissed } from './useMissed';

function Subscription() {
  const client = useApolloClient();
  const announce = useAnnounceNotification();
  const heard = useHeard();
  const missed = useMissed();
  const { pathname } = useLocation();
  useRenewedPush();
  useNotificationsChangedSubscription({
    // The cache is written here: notifications join lists and leave them.
    fetchPolicy: 'no-cache',
    onData: (data) => {
      const { isStale, received, updated } = data.notificationsChanged;
      const { cache } = client;
      // Together: the list that is looked at has what the counts tell of.
      cache.batch({
        update: () => {
          heard('counts', ['NotificationCounts'], () =>
            writeCounts(cache, data.notificationsChanged),
          );
          if (updated) heard(updated.id, ['Notifications'], () => updateInLists(cache, updated));
          if (received) heard(received.id, ['Notifications'], () => addToLists(cache, received));
        },
      });
      if (isStale) refetchNotifications(client);
      if (updated?.dismissed || updated?.archived || updated?.read) {
        closeToast(updated.id);
        missed.forget(updated.id);
        void closePushed(updated.id);
      }
      if (!received) return;
      announce(received);
      // The page that it is about says by itself what it missed.
      if (linkPath(received.link) !== pathname) missed.note(received);
    },
  });
  return <VisuallyHidden role="status">{missed.words}</VisuallyHidden>;
}

/**
 * Keeps the viewer's notifications up to date, and announces new ones: to who hears the page also
 * those of a time when nobody saw it. Mounted once per page.
 */
export function LiveNotifications() {
  const token = useToken();
  return token && <Subscription key={token} />;
}
