import { useEffect, useEffectEvent, useRef } from 'react';
import { withTypename } from '@/core/data/documents/with-typename';
import { useMarkNotificationsSeenMutation } from '@/generated/hooks';
import { writeCounts } from '../notification-cache';
import { useCounts } from './counts';

/**
 * The whole list stands on the screen, up to its latest: it is no news any more, on any device.
 * What comes while it stands there is seen too; in a tab behind others nothing is.
 * @param latest `updatedAt` of the first of the list; undefined while there is none
 */
export function useMarkSeen(latest: string | undefined): void {
  const counts = useCounts();
  const [mark] = useMarkNotificationsSeenMutation();
  const hasNews = counts !== undefined && counts.unseenCount > 0;
  /** Up to where the server was told: what it refuses it is not told again and again. */
  const told = useRef<string>(undefined);
  const send = useEffectEvent(() => {
    if (!latest || !counts || document.visibilityState !== 'visible') return;
    if (told.current === latest) return;
    told.current = latest;
    const expected = withTypename('NotificationCounts', { ...counts, unseenCount: 0 });
    // The next look at the list says it again.
    void mark({
      variables: { until: latest },
      optimisticResponse: { markNotificationsSeen: expected },
      update: (cache, { data }) => data && writeCounts(cache, data.markNotificationsSeen),
    }).catch(() => undefined);
  });
  useEffect(() => {
    if (!hasNews || !latest) return;
    send();
    document.addEventListener('visibilitychange', send);
    return () => document.removeEventListener('visibilitychange', send);
  }, [hasNews, latest]);
}
