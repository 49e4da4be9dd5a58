import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useSubscriptionError } from '@/core/useSubscriptionError';
import { useOnReconnect } from '@/core/reconnect';
import { type ProfileFieldsFragment, ProfileSaidFragmentDoc } from '@/generated/documents';
import { useProfileLiveSubscription, useViewProfileMutation } from '@/generated/hooks';

/**
 * While a profile is open: it counts as viewed by others, and what its person changes shows by itself. What is told to
 * all is less than what connections see: then, and when there are other posts, it is read anew instead.
 */
export function useLiveProfile(
  profile: ProfileFieldsFragment | undefined,
  userId: string,
  isOwner: boolean | null,
  readAnew: () => void,
): void {
  const { cache } = useApolloClient();
  const [viewProfile] = useViewProfileMutation();
  const ended = useSubscriptionError(readAnew);

  const { restart } = useProfileLiveSubscription({
    variables: { userId },
    skip: !profile,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const told = data?.profileUpdated;
      if (!told || !profile) return;
      if (told.postsCount !== profile.postsCount || told.isWhole !== profile.isWhole) readAnew();
      else
        cache.writeFragment({
          fragment: ProfileSaidFragmentDoc,
          fragmentName: 'ProfileSaid',
          data: told,
        });
    },
    onError: (error) => ended(error, restart),
  });
  useOnReconnect(() => {
    if (profile) readAnew();
  });

  // Once per opening; the server counts one per person. Not counted is no reason to disturb the reader.
  const view = useEffectEvent(
    () => void viewProfile({ variables: { userId } }).catch(() => undefined),
  );
  const counts = profile !== undefined && isOwner === false;
  useEffect(() => {
    if (counts) view();
  }, [userId, counts]);
}
