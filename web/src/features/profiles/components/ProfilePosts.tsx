import { IconHeart } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ProfilePostFieldsFragment } from '@/generated/documents';
import { Button, CompanyLogo, Count, EmptyState, LinkButton, RelativeTime } from '@/ui';
import { experienceLabels, profileTexts } from '@schema/rules/posts-texts';
import classes from './ProfilePosts.module.css';

type Props = { posts: readonly ProfilePostFieldsFragment[]; isOwner: boolean; hasMore: boolean; loading: boolean; onMore: () => void };

/** What a person has shared: the company, a line, and how many it helped. */
export function ProfilePosts({ posts, isOwner, hasMore, loading, onMore }: Props) {
  if (posts.length === 0) {
    return <EmptyState title={profileTexts.noPosts} action={isOwner && <LinkButton to="/career-path">Share an experience</LinkButton>} />;
  }
  return (
    <>
      <ul role="list" className={classes.list}>
        {posts.map((post) => (
          <li key={post.id} className={classes.item}>
            <CompanyLogo name={post.companyName} src={post.logo} size={44} />
            <div className={classes.text}>
              <h3 className={classes.company}>
                <Link to={`/post/${post.id}`} className={classes.link}>{post.companyName}</Link>
              </h3>
              <p className={classes.meta}>{post.role} · {experienceLabels[post.experienceType]} · {post.interviewYear}</p>
              <p className={classes.teaser}>{post.teaser}</p>
              <p className={classes.meta}>
                <span className={classes.likes}><IconHeart size={16} aria-hidden /> <Count n={post.counters.useful} /> Likes</span> · <RelativeTime at={post.createdAt} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {hasMore && <Button variant="default" loading={loading} onClick={onMore}>Load More</Button>}
    </>
  );
}
