import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToken } from '@/core/auth';
import { useSubscriptionError } from '@/core/useSubscriptionError';
import { NotificationSettings, type NotificationFieldsFragment } from '@/generated/documents';
import { useNotificationsChangedSubscription } from '@/generated/hooks';
import { notify } from '@/ui';
import { enterLists, place, writeUnread } from '../cache';
import { refetchLists } from '../lists';
import { playTone } from '../sound';
import { useActs } from '../useActs';

/** A notification rings in one place, and what it told goes with it. */
const aboutOf = (id: string): string => `notification:${id}`;
const pathOf = (link: string): string => new URL(link, window.location.origin).pathname;

function Listening() {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const act = useActs();

  // The page that a toast leads to, or the list of all news, says it itself.
  useEffect(
    () => notify.closeNews((href) => pathname === '/notifications' || pathOf(href) === pathname),
    [pathname],
  );

  /** Not about what one is looking at, and not in a tab that nobody sees. */
  const ring = (notification: NotificationFieldsFragment) => {
    const { id, link, content } = notification;
    if (document.visibilityState !== 'visible' || pathOf(link) === pathname) return;
    notify.news(
      content,
      {
        href: link,
        follow: () => {
          act('markRead', [notification]);
          void navigate(link);
        },
      },
      aboutOf(id),
    );
    client.query({ query: NotificationSettings, fetchPolicy: 'cache-first' }).then(
      ({ data }) => {
        if (data?.notificationSettings.sound) playTone();
      },
      () => undefined,
    );
  };

  const ended = useSubscriptionError(() => undefined);
  const { restart } = useNotificationsChangedSubscription({
    ignoreResults: true,
    // Written by hand: what comes joins lists, and what went leaves them.
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { unreadCount, isStale, received, updated } = data.notificationsChanged;
      writeUnread(client.cache, unreadCount);
      if (isStale) refetchLists(client);
      if (updated?.dismissed || updated?.archived || updated?.read)
        notify.close(aboutOf(updated.id));
      if (updated) place(client.cache, updated);
      if (received) {
        enterLists(client.cache, received);
        ring(received);
      }
    },
    onError: (error) => ended(error, restart),
  });
  return null;
}

/** Hears what is new for the person who is here, once per page. */
export function LiveNotifications() {
  const token = useToken();
  return token && <Listening key={token} />;
}
