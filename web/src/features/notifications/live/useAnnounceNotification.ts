import { useApolloClient } from '@apollo/client/react';
import { kindSwitches } from '@schema/rules/notifications/notifications-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { isQuietAt } from '@schema/rules/settings/quiet-hours';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { announcementsAbove, isToldHere } from '@/core/live/told-here';
import { maySound } from '@/core/tone';
import { queryNotificationSettings } from '@/generated/calls';
import { type NotificationFieldsFragment } from '@/generated/documents';
import { notify } from '@/ui';
import { useNotificationActions } from '../actions/useNotificationActions';
import { linkPath, showToast } from './notification-toast';
import { inOneTab } from './one-tab';
import { playNews } from './tone';

/**
 * Announces a new notification with a toast and, where the viewer wants it, a sound. Not about the
 * page that is open. The sound comes from one tab alone, from a hidden one where none is seen.
 */
export function useAnnounceNotification() {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { run } = useNotificationActions();

  // The page that a toast leads to, and the list of notifications, show the same.
  useEffect(
    () =>
      notify.closeNews(
        (href) => pathname === pagePaths.notifications || linkPath(href) === pathname,
      ),
    [pathname],
  );

  const playToneIfOn = ({ type }: NotificationFieldsFragment) =>
    queryNotificationSettings(client, { fetchPolicy: 'cache-first' }).then(
      ({ data }) => {
        const settings = data?.notificationSettings;
        if (!settings?.sound || !settings[kindSwitches[type].sound]) return;
        const { quietHours } = settings;
        if (!quietHours || !isQuietAt(quietHours, new Date())) playNews();
      },
      () => undefined,
    );
  return (notification: NotificationFieldsFragment) => {
    const { id, kind, link } = notification;
    const isSeen = document.visibilityState === 'visible';
    const isOpenHere = isSeen && linkPath(link) === pathname;
    // The tab that shows the page itself keeps the others silent, and is silent too.
    if (isSeen || maySound())
      void inOneTab(`tone of ${id}`, () => {
        if (!isOpenHere) void playToneIfOn(notification);
      });
    if (!isSeen || isOpenHere) return;
    // The bar of the call says it, with a way to call back.
    if (kind === 'callMissed' && isToldHere(linkPath(link))) return;
    if (kind === 'announced' && isToldHere(announcementsAbove)) return;
    showToast(notification, () => {
      run('markRead', [notification]);
      void navigate(link);
    });
  };
}
