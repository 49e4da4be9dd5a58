import { blockTexts } from '@schema/rules/blocks/blocks';
import { refreshMilliseconds } from '@schema/rules/profiles/profiles-texts';
import { pagedList } from '@/core/data/lists/paged-list';
import { readError } from '@/core/errors';
import { BlockedState } from '@/features/blocks';
import { useLiveCareerPath } from '@/features/careers';
import { useConnectionChange } from '@/features/connections';
import { useViewer } from '@/features/identity';
import { useProfileQuery } from '@/generated/hooks';
import { Page } from '@/ui';
import { ProfileLayout } from './ProfileLayout';
import { ProfileMissing } from './ProfileMissing';
import { ProfileSkeleton } from './ProfileSkeleton';
import classes from './ProfileView.module.css';
import { ProfilePosts } from './posts/ProfilePosts';
import { useLiveProfile } from './useLiveProfile';

type Props = { userId: string };

/** A person's profile, kept up to date while it is open; or why it is not shown. */
export function ProfileView({ userId }: Props) {
  const { me } = useViewer();
  const result = useProfileQuery({
    variables: { userId },
    pollInterval: refreshMilliseconds,
    // Later posts stay where the first ones are read again.
    refetchWritePolicy: 'merge',
  });
  const { data, error, refetch } = result;
  const { code, reason } = readError(error, '');
  const isGone = code === 'NOT_FOUND';
  const isBlocked = reason === 'blocked';
  const profile = isGone || isBlocked ? undefined : data?.profile;
  const isOwner = me ? me.user.id === userId : null;
  const refetchProfile = () => refetch().catch(() => undefined);
  const refetchInBackground = () => void refetchProfile();
  useLiveCareerPath(userId, profile?.careerPath.version, refetchInBackground);
  useLiveProfile({ userId, profile, isOwner, refetchProfile: refetchInBackground });
  // A connection that is made or parted changes what the viewer may see.
  useConnectionChange(profile?.user.connection?.status, refetchInBackground);

  if (isBlocked)
    return (
      <Page title={blockTexts.blocked} titleHidden>
        <BlockedState userId={userId} onUnblocked={refetchInBackground} />
      </Page>
    );
  if (!profile && error)
    return <ProfileMissing error={error} isGone={isGone} onRetry={refetchInBackground} />;
  if (!profile)
    return (
      <Page title="Profile" titleHidden>
        <div className={classes.column}>
          <ProfileSkeleton />
        </div>
      </Page>
    );

  const { rows = [], cursor, more } = pagedList(result, (shown) => shown.profile.posts);
  const posts = (
    <ProfilePosts
      posts={rows}
      isOwner={isOwner === true}
      fetchMore={cursor ? more : null}
      refetchProfile={refetchProfile}
    />
  );
  return <ProfileLayout profile={profile} isOwner={isOwner === true} posts={posts} />;
}
