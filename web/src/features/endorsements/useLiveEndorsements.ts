import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useViewer } from '@/features/identity';
import { useEndorsementsChangedSubscription } from '@/generated/hooks';
import { addEndorsement, removeEndorsement } from './endorsement-cache';

/**
 * Keeps the lists of a student's endorsements in the cache up to date.
 * @param fetchMissed called whenever the subscription has started
 * @returns whether the viewer may not see them any more
 */
export function useLiveEndorsements(userId: string, fetchMissed: () => void): boolean {
  const { cache } = useApolloClient();
  const { status } = useViewer();
  const [isRefused, setRefused] = useState(false);
  useEndorsementsChangedSubscription({
    variables: { userId },
    // What the server sends depends on the role that the viewer has switched to.
    skip: status !== 'member',
    fetchPolicy: 'no-cache',
    onData: (data) => {
      const { subscribed, added, submitted, removed } = data.endorsementsChanged;
      if (subscribed) fetchMissed();
      const endorsement = added ?? submitted;
      if (endorsement) addEndorsement(cache, endorsement);
      if (removed) removeEndorsement(cache, userId, removed.id);
    },
    onRefused: () => setRefused(true),
  });
  return isRefused;
}
