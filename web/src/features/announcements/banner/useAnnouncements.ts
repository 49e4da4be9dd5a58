import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLiveSubscription } from '@/core/useLiveSubscription';
import { useViewer } from '@/features/identity';
import {
  type AnnouncementFieldsFragment,
  Announcements,
  AnnouncementDismissed,
  AnnouncementsChanged,
} from '@/generated/documents';
import { useAnnouncementsQuery } from '@/generated/hooks';
import { removeAnnouncement } from './announcement-cache';

type Announcement = AnnouncementFieldsFragment;

/** Timers take no more milliseconds than that. */
const longestTimer = 2 ** 31 - 1;

/** The present moment, told anew when one of the announcements expires. */
function useNowUntilExpiry(all: readonly Announcement[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(
    ...all.flatMap(({ expiresAt }) => {
      const at = expiresAt ? Date.parse(expiresAt) : Infinity;
      return at > now ? [at] : [];
    }),
  );
  useEffect(() => {
    if (next === Infinity) return;
    const timer = window.setTimeout(
      () => setNow(Date.now()),
      Math.min(longestTimer, Math.max(0, next - Date.now()) + 50),
    );
    return () => window.clearTimeout(timer);
  }, [next]);
  return now;
}

/** Takes away what the viewer dismisses on another device. */
function useDismissedElsewhere(skip: boolean): void {
  const { cache } = useApolloClient();
  useLiveSubscription(AnnouncementDismissed, {
    skip,
    fetchPolicy: 'no-cache',
    onData: ({ announcementDismissed }) =>
      removeAnnouncement(cache, announcementDismissed.announcementId),
  });
}

/** What the college tells the viewer now: live, without what they dismissed and what has expired. */
export function useAnnouncements(): readonly Announcement[] {
  const { cache } = useApolloClient();
  const { me } = useViewer();
  const { data, refetch } = useAnnouncementsQuery({ skip: !me });
  useDismissedElsewhere(!me);
  useLiveSubscription(AnnouncementsChanged, {
    skip: !me,
    fetchPolicy: 'no-cache',
    onData: (event) => {
      const { subscribed, added, endedId } = event.announcementsChanged;
      if (subscribed) void refetch().catch(() => undefined);
      cache.updateQuery({ query: Announcements }, (shown) => {
        if (!shown) return shown;
        const gone = endedId ?? added?.id;
        const others = shown.announcements.filter(({ id }) => id !== gone);
        return { announcements: added ? [added, ...others] : others };
      });
    },
  });
  const all = data?.announcements ?? [];
  const now = useNowUntilExpiry(all);
  return all.filter(({ expiresAt }) => !expiresAt || Date.parse(expiresAt) > now);
}
