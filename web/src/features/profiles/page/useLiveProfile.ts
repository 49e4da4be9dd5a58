import { useApolloClient } from '@apollo/client/react';
import { useCountView } from '@/core/data/useCountView';
import { useOnReconnect } from '@/core/live/reconnect';
import {
  type ProfileFieldsFragment,
  type ProfileLiveSubscription,
  ProfilePostFieldsFragmentDoc,
  PublicProfileFieldsFragmentDoc,
} from '@/generated/documents';
import { useProfileLiveSubscription, useViewProfileMutation } from '@/generated/hooks';

type Options = {
  userId: string;
  /** undefined until it is loaded. */
  profile: ProfileFieldsFragment | undefined;
  /** null until it is known who the viewer is. */
  isOwner: boolean | null;
  refetchProfile: () => void;
};

/**
 * While a profile is open: it counts as viewed, and shows what its person changes. The live channel
 * brings what everybody may see, with the posts at the head of the list as they read now. Where the
 * number of posts or the viewer's access has changed, the profile is fetched instead, as it is
 * after a lost connection.
 */
export function useLiveProfile({ userId, profile, isOwner, refetchProfile }: Options): void {
  const { cache } = useApolloClient();
  const [viewProfile] = useViewProfileMutation();
  useCountView(profile && isOwner === false ? userId : undefined, (id) =>
    viewProfile({ variables: { userId: id } }),
  );

  const take = ({ posts, ...updated }: ProfileLiveSubscription['profileUpdated']) => {
    if (!profile) return;
    if (updated.postsCount !== profile.postsCount || updated.isWhole !== profile.isWhole)
      return refetchProfile();
    cache.writeFragment({
      fragment: PublicProfileFieldsFragmentDoc,
      fragmentName: 'PublicProfileFields',
      data: updated,
    });
    for (const data of posts.nodes)
      cache.writeFragment({
        fragment: ProfilePostFieldsFragmentDoc,
        fragmentName: 'ProfilePostFields',
        data,
      });
  };
  useProfileLiveSubscription({
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
