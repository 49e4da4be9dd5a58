import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useSubscriptionError } from '@/core/useSubscriptionError';
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
  const handleError = useSubscriptionError(() => setRefused(true));
  const { restart } = useEndorsementsChangedSubscription({
    variables: { userId },
    // What the server sends depends on the role that the viewer has switched to.
    skip: status !== 'member',
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { subscribed, added, submitted, removed } = data.endorsementsChanged;
      if (subscribed) fetchMissed();
      const endorsement = added ?? submitted;
      if (endorsement) addEndorsement(cache, endorsement);
      if (removed) removeEndorsement(cache, userId, removed.id);
    },
    onError: (error) => handleError(error, restart),
  });
  return isRefused;
}
