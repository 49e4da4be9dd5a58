import { pagePaths } from '@schema/rules/pages/page-paths';
import { profileTexts } from '@schema/rules/posts/posts-texts';
import { useState } from 'react';
import { MoreButton } from '@/core/data/lists/MoreButton';
import type { ProfilePostFieldsFragment } from '@/generated/documents';
import { ConfirmDialog, EmptyState, LinkButton } from '@/ui';
import { ProfilePost } from './ProfilePost';
import classes from './ProfilePosts.module.css';
import { useRemoveOwnPost } from './useRemoveOwnPost';

type Props = {
  posts: readonly ProfilePostFieldsFragment[];
  isOwner: boolean;
  /** Fetches the next page; null at the end of the list. */
  fetchMore: (() => Promise<unknown>) | null;
  refetchProfile: () => Promise<unknown>;
};

/** The Posts tab: what a person has shared; the owner can delete posts. */
export function ProfilePosts(props: Props) {
  const { posts, isOwner, fetchMore, refetchProfile } = props;
  const { removePost, notice } = useRemoveOwnPost(refetchProfile);
  const [postToRemove, askToRemove] = useState<ProfilePostFieldsFragment | null>(null);
  return (
    <>
      {posts.length === 0 ? (
        <EmptyState
          title={profileTexts.noPosts}
          action={isOwner && <LinkButton to={pagePaths.careerPath}>Share an experience</LinkButton>}
        />
      ) : (
        <ul role="list" className={classes.list}>
          {posts.map((post) => (
            <ProfilePost
              key={post.id}
              post={post}
              onRemove={isOwner ? () => askToRemove(post) : null}
            />
          ))}
        </ul>
      )}
      {fetchMore && <MoreButton onMore={fetchMore} failed={profileTexts.loadFailed} />}
      <p role="status" className={classes.notice}>
        {notice}
      </p>
      <ConfirmDialog
        about={postToRemove}
        onClose={() => askToRemove(null)}
        onYes={({ id }) => removePost(id)}
        words={({ companyName }) => ({
          title: 'Remove this experience?',
          text: `Your ${companyName} experience goes for good, with its questions, answers and files.`,
          yes: 'Remove',
        })}
      />
    </>
  );
}
