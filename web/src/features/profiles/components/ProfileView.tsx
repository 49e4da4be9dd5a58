import { useNavigate } from 'react-router-dom';
import { readError } from '@/core/errors';
import { BookmarkButton } from '@/features/bookmarks';
import { CareerTotals, Timeline, useLiveCareerPath } from '@/features/careers';
import { useViewer } from '@/features/identity';
import { useProfileQuery } from '@/generated/hooks';
import { Button, Card, EmptyState, ErrorState, LinkButton, Page, Tabs } from '@/ui';
import { profileTexts } from '@schema/rules/posts-texts';
import { profileErrorText } from '../errors';
import { ProfileHeader } from './ProfileHeader';
import { ProfilePosts } from './ProfilePosts';
import { ProfileSkeleton } from './ProfileSkeleton';
import classes from './ProfileView.module.css';

type Props = { userId: string };

export function ProfileView({ userId }: Props) {
  const navigate = useNavigate();
  const { me } = useViewer();
  const { data, error, loading, refetch, fetchMore } = useProfileQuery({ variables: { userId }, notifyOnNetworkStatusChange: true });
  const profile = data?.profile;
  useLiveCareerPath(userId, profile?.careerPath.version, () => void refetch().catch(() => undefined));

  if (!profile) {
    if (!error) return <Page title="Profile" titleHidden><div className={classes.column}><ProfileSkeleton /></div></Page>;
    const back = <Button variant="default" onClick={() => navigate(-1)}>Go Back</Button>;
    return (
      <Page title="Error" titleHidden>
        {readError(error, '').code === 'NOT_FOUND'
          ? <EmptyState drawing="lost" title={profileTexts.notFound} text="The address may be old, or the person has left." action={back} />
          : <><ErrorState title={profileErrorText(error)} onRetry={() => void refetch()} /><div className={classes.back}>{back}</div></>}
      </Page>
    );
  }

  const isOwner = me?.user.id === userId;
  const { careerPath, posts, user } = profile;
  const canWrite = isOwner && user.role === 'alumni';
  const after = posts.pageInfo.endCursor;

  const career = (
    <Card as="section" className={classes.career} aria-labelledby="career-title">
      <div className={classes.careerHead}>
        <h2 id="career-title">Career path</h2>
        {canWrite && careerPath.experiences.length > 0 && <LinkButton to="/career-path" variant="subtle" size="compact-sm">Edit</LinkButton>}
      </div>
      {careerPath.experiences.length === 0 ? (
        <div className={classes.empty}>
          <p>{profileTexts.noCareerPath}</p>
          {canWrite && <LinkButton to="/career-path" variant="light">Add your career path</LinkButton>}
        </div>
      ) : (
        <>
          <CareerTotals careerPath={careerPath} />
          <Timeline careerPath={careerPath} graduationYear={user.yearOfGraduation} isOwner={isOwner} canWrite={canWrite} />
        </>
      )}
    </Card>
  );

  return (
    <Page title={user.fullName} titleHidden aside={career}>
      <div className={classes.column}>
        <ProfileHeader
          profile={profile}
          actions={!isOwner && profile.viewer && <BookmarkButton type="Profile" refId={profile.id} isBookmarked={profile.viewer.hasBookmarked} look="icon" />}
        />
        <Card as="section">
          <Tabs defaultValue="posts">
            <Tabs.List aria-label="What this person shared">
              <Tabs.Tab value="posts">Posts</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="posts" className={classes.panel}>
              <ProfilePosts
                posts={posts.nodes}
                isOwner={isOwner}
                hasMore={posts.pageInfo.hasNextPage}
                loading={loading}
                onMore={() => void fetchMore({ variables: { after } })}
              />
            </Tabs.Panel>
          </Tabs>
        </Card>
      </div>
    </Page>
  );
}
