import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useState } from 'react';
import { useViewer } from '@/features/identity';
import { useGratitudesChangedSubscription } from '@/generated/hooks';
import { addGratitude, removeGratitude, updateGratitudesCount } from './gratitude-cache';

type Options = {
  userId: string;
  /** How many of the viewer's own mutations are in flight. */
  inFlight: RefObject<number>;
  /** Called whenever the subscription has started. */
  fetchMissed: () => void;
};

/**
 * Keeps the gratitudes of a profile in the cache up to date.
 * @returns whether the viewer may not see them any more
 */
export function useLiveGratitudes({ userId, inFlight, fetchMissed }: Options): boolean {
  const { cache } = useApolloClient();
  const { me, status } = useViewer();
  const [isRefused, setRefused] = useState(false);
  useGratitudesChangedSubscription({
    variables: { userId },
    skip: status !== 'member',
    // Written by hand: an event for everybody does not know the viewer's own upvotes.
    fetchPolicy: 'no-cache',
    onData: (data) => {
      const { subscribed, gratitudesCount, added, upvoted, removed } = data.gratitudesChanged;
      if (subscribed) fetchMissed();
      // The answer of the viewer's own mutation writes it; without one in flight, the viewer has
      // sent it in another tab.
      if (added && added.user.id === me?.user.id && inFlight.current > 0) return;
      if (added) addGratitude(cache, added);
      if (upvoted)
        cache.modify<{ upvotes: number }>({
          id: `Gratitude:${upvoted.id}`,
          fields: { upvotes: () => upvoted.upvotes },
        });
      if (removed) removeGratitude(cache, userId, removed.id);
      if (inFlight.current === 0) updateGratitudesCount(cache, userId, () => gratitudesCount);
    },
    onRefused: () => setRefused(true),
  });
  return isRefused;
}
