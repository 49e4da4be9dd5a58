import { IconHeart, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProfilePostFieldsFragment } from '@/generated/documents';
import {
  Button,
  CompanyLogo,
  ConfirmDialog,
  Count,
  EmptyState,
  IconButton,
  LinkButton,
  RelativeTime,
} from '@/ui';
import { experienceLabels, profileTexts } from '@schema/rules/posts-texts';
import { useRemovePost } from '../useRemovePost';
import classes from './ProfilePosts.module.css';

type Props = {
  readAnew: () => Promise<unknown>;
  posts: readonly ProfilePostFieldsFragment[];
  isOwner: boolean;
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
};

/** What a person has shared: the company, a line, and how many it helped. The owner can take posts away. */
export function ProfilePosts({ readAnew, posts, isOwner, hasMore, loading, onMore }: Props) {
  const { remove, notice } = useRemovePost(readAnew);
  const [asked, ask] = useState<ProfilePostFieldsFragment | null>(null);
  const said = (
    <p role="status" className={classes.notice} data-tone={notice?.tone}>
      {notice?.text}
    </p>
  );

  return (
    <>
      {posts.length === 0 ? (
        <EmptyState
          title={profileTexts.noPosts}
          action={isOwner && <LinkButton to="/career-path">Share an experience</LinkButton>}
        />
      ) : (
        <ul role="list" className={classes.list}>
          {posts.map((post) => (
            <li key={post.id} className={classes.item}>
              <CompanyLogo name={post.companyName} src={post.logo} size={44} />
              <div className={classes.text}>
                <h3 className={classes.company}>
                  <Link to={`/post/${post.id}`} className={classes.link}>
                    {post.companyName}
                  </Link>
                </h3>
                <p className={classes.meta}>
                  {post.role} · {experienceLabels[post.experienceType]} · {post.interviewYear}
                </p>
                <p className={classes.teaser}>{post.teaser}</p>
                <p className={classes.meta}>
                  <span className={classes.likes}>
                    <IconHeart size={16} aria-hidden /> <Count n={post.counters.useful} /> Likes
                  </span>{' '}
                  · <RelativeTime at={post.createdAt} />
                </p>
              </div>
              {isOwner && (
                <IconButton
                  label={`Remove ${post.companyName}`}
                  className={classes.remove}
                  onClick={() => ask(post)}
                >
                  <IconTrash size={18} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="default" loading={loading} onClick={onMore}>
          Load More
        </Button>
      )}
      {said}
      <ConfirmDialog
        about={asked}
        onClose={() => ask(null)}
        onYes={({ id }) => remove(id)}
        words={({ companyName }) => ({
          title: 'Remove this experience?',
          text: `Your ${companyName} experience goes for good, with its questions, answers and files.`,
          yes: 'Remove',
        })}
      />
    </>
  );
}
