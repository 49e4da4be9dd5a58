import { useNavigate } from 'react-router-dom';
import { readError } from '@/core/errors';
import { BlockedState } from '@/features/blocks';
import { useLiveCareerPath } from '@/features/careers';
import { useConnectionChange } from '@/features/connections';
import { useViewer } from '@/features/identity';
import { useProfileQuery } from '@/generated/hooks';
import { Button, EmptyState, ErrorState, Page } from '@/ui';
import { blockTexts } from '@schema/rules/blocks';
import { profileTexts } from '@schema/rules/posts-texts';
import { refreshMilliseconds } from '@schema/rules/profiles-texts';
import { profileErrorText } from '../errors';
import { useLiveProfile } from '../useLiveProfile';
import { ProfileBody } from './ProfileBody';
import { ProfilePosts } from './ProfilePosts';
import { ProfileSkeleton } from './ProfileSkeleton';
import classes from './ProfileView.module.css';

type Props = { userId: string };

export function ProfileView({ userId }: Props) {
  const navigate = useNavigate();
  const { me } = useViewer();
  const { data, error, loading, refetch, fetchMore } = useProfileQuery({
    variables: { userId },
    notifyOnNetworkStatusChange: true,
    pollInterval: refreshMilliseconds,
  });
  const { code, reason } = readError(error, '');
  const isGone = code === 'NOT_FOUND';
  const isBlocked = reason === 'blocked';
  const profile = isGone || isBlocked ? undefined : data?.profile;
  const isOwner = me ? me.user.id === userId : null;
  const readAnew = () => void refetch().catch(() => undefined);
  useLiveCareerPath(userId, profile?.careerPath.version, readAnew);
  useLiveProfile(profile, userId, isOwner, readAnew);
  // What only connections see comes, or goes.
  useConnectionChange(profile?.user.connection?.status, readAnew);

  if (isBlocked)
    return (
      <Page title={blockTexts.blocked} titleHidden>
        <BlockedState userId={userId} onUnblocked={readAnew} />
      </Page>
    );
  if (!profile) {
    if (!error)
      return (
        <Page title="Profile" titleHidden>
          <div className={classes.column}>
            <ProfileSkeleton />
          </div>
        </Page>
      );
    const back = (
      <Button variant="default" onClick={() => navigate(-1)}>
        Go Back
      </Button>
    );
    return (
      <Page title="Error" titleHidden>
        {isGone ? (
          <EmptyState
            drawing="lost"
            title={profileTexts.notFound}
            text="The address may be old, or the person has left."
            action={back}
          />
        ) : (
          <>
            <ErrorState title={profileErrorText(error)} onRetry={() => void refetch()} />
            <div className={classes.back}>{back}</div>
          </>
        )}
      </Page>
    );
  }

  const { nodes, pageInfo } = profile.posts;
  const more = () => void fetchMore({ variables: { after: pageInfo.endCursor } });
  const posts = (
    <ProfilePosts
      readAnew={() => refetch().catch(() => undefined)}
      posts={nodes}
      isOwner={isOwner === true}
      hasMore={pageInfo.hasNextPage}
      loading={loading}
      onMore={more}
    />
  );
  return <ProfileBody profile={profile} isOwner={isOwner === true} posts={posts} />;
}
