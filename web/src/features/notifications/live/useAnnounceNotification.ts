import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NotificationSettings, type NotificationFieldsFragment } from '@/generated/documents';
import { notify } from '@/ui';
import { useNotificationActions } from '../actions/useNotificationActions';
import { pathOf, showToast } from './notification-toast';
import { playTone } from './tone';

/**
 * Announces a new notification with a toast and, where the viewer wants it, a sound. Not about the
 * page that is open, and not in a tab that nobody sees.
 */
export function useAnnounceNotification() {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { run } = useNotificationActions();

  // The page that a toast leads to, and the list of notifications, show the same.
  useEffect(
    () => notify.closeNews((href) => pathname === '/notifications' || pathOf(href) === pathname),
    [pathname],
  );

  const playToneIfOn = () =>
    client.query({ query: NotificationSettings, fetchPolicy: 'cache-first' }).then(
      ({ data }) => {
        if (data?.notificationSettings.sound) playTone();
      },
      () => undefined,
    );
  return (notification: NotificationFieldsFragment) => {
    const { link } = notification;
    if (document.visibilityState !== 'visible' || pathOf(link) === pathname) return;
    showToast(notification, () => {
      run('markRead', [notification]);
      void navigate(link);
    });
    void playToneIfOn();
  };
}
