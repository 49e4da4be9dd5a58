import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useToken } from '@/core/auth';
import { useViewer } from '@/features/identity';
import { AnnouncementsDocument } from '@/generated/documents';
import {
  useAnnouncementDismissedSubscription,
  useAnnouncementsChangedSubscription,
  useAnnouncementsQuery,
} from '@/generated/hooks';
import { type Banner, rememberedBanners } from './remembered';
import type { Dismissals } from './useDismiss';

/** Timers take no more milliseconds than that. */
const longestTimer = 2 ** 31 - 1;

/** The present moment, told anew when one of the announcements expires. */
function useNowUntilExpiry(all: readonly Banner[]): number {
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
function useDismissedElsewhere(skip: boolean, { takeAway }: Dismissals): void {
  useAnnouncementDismissedSubscription({
    skip,
    fetchPolicy: 'no-cache',
    onData: ({ announcementDismissed }) => takeAway(announcementDismissed.announcementId),
  });
}

/**
 * What this device remembers, until the server has answered; each answer is remembered. Without
 * what was dismissed.
 * @param userId stays the same while the component is mounted
 */
function useRemembered(
  userId: string,
  latest: readonly Banner[] | undefined,
  dismissed: ReadonlySet<string>,
): readonly Banner[] {
  const [remembered] = useState(() => rememberedBanners(userId).read() ?? []);
  const all = latest ?? remembered;
  useEffect(() => {
    if (!latest && dismissed.size === 0) return;
    rememberedBanners(userId).write(
      all
        .filter(({ id }) => !dismissed.has(id))
        .map(({ id, message, expiresAt }) => ({ id, message, expiresAt })),
    );
  }, [userId, all, latest, dismissed]);
  return all.filter(({ id }) => !dismissed.has(id));
}

/**
 * What the college tells the viewer now: live, without what they dismissed and what has expired.
 * @param userId whose they are; stays the same while the component is mounted
 * @returns `isLive`: the server has answered, and what is announced from now on joins them; before
 * it, and where it refused, they are what this device remembers
 */
export function useAnnouncements(
  userId: string,
  dismissals: Dismissals,
): { banners: readonly Banner[]; isLive: boolean } {
  const { cache } = useApolloClient();
  const token = useToken();
  const { me } = useViewer();
  // Asked for with the page's first requests, before it is known who the viewer is.
  const { data, refetch } = useAnnouncementsQuery({ skip: !token });
  useDismissedElsewhere(!me, dismissals);
  useAnnouncementsChangedSubscription({
    skip: !me,
    fetchPolicy: 'no-cache',
    onData: (event) => {
      const { subscribed, added, endedId } = event.announcementsChanged;
      if (subscribed) void refetch().catch(() => undefined);
      cache.updateQuery({ query: AnnouncementsDocument }, (shown) => {
        if (!shown) return shown;
        const gone = endedId ?? added?.id;
        const others = shown.announcements.filter(({ id }) => id !== gone);
        return { announcements: added ? [added, ...others] : others };
      });
    },
  });
  const all = useRemembered(userId, data?.announcements, dismissals.ids);
  const now = useNowUntilExpiry(all);
  return {
    banners: all.filter(({ expiresAt }) => !expiresAt || Date.parse(expiresAt) > now),
    isLive: data !== undefined,
  };
}
