import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLiveSubscription } from '@/core/useLiveSubscription';
import { useOnReconnect } from '@/core/reconnect';
import {
  type ProfileFieldsFragment,
  type PublicProfileFieldsFragment,
  PublicProfileFieldsFragmentDoc,
  ProfileLive,
} from '@/generated/documents';
import { useViewProfileMutation } from '@/generated/hooks';

type Options = {
  userId: string;
  /** undefined until it is loaded. */
  profile: ProfileFieldsFragment | undefined;
  /** null until it is known who the viewer is. */
  isOwner: boolean | null;
  refetchProfile: () => void;
};

/** Counts one view for each opening by somebody else; the server counts one per person. */
function useCountView(userId: string, isVisit: boolean): void {
  const [viewProfile] = useViewProfileMutation();
  // Not counted is no reason to disturb the reader.
  const view = useEffectEvent(
    () => void viewProfile({ variables: { userId } }).catch(() => undefined),
  );
  useEffect(() => {
    if (isVisit) view();
  }, [userId, isVisit]);
}

/**
 * While a profile is open: it counts as viewed, and shows what its person changes. The live channel
 * brings what everybody may see. Where posts or the viewer's access have changed, the profile is
 * fetched instead, as it is after a lost connection.
 */
export function useLiveProfile({ userId, profile, isOwner, refetchProfile }: Options): void {
  const { cache } = useApolloClient();
  useCountView(userId, profile !== undefined && isOwner === false);

  const take = (updated: PublicProfileFieldsFragment) => {
    if (!profile) return;
    if (updated.postsCount !== profile.postsCount || updated.isWhole !== profile.isWhole)
      return refetchProfile();
    cache.writeFragment({
      fragment: PublicProfileFieldsFragmentDoc,
      fragmentName: 'PublicProfileFields',
      data: updated,
    });
  };
  useLiveSubscription(ProfileLive, {
    variables: { userId },
    skip: !profile,
    fetchPolicy: 'no-cache',
    onData: ({ profileUpdated }) => take(profileUpdated),
    onRefused: refetchProfile,
  });
  useOnReconnect(() => {
    if (profile) refetchProfile();
  });
}
