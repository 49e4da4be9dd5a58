import { wordFor } from '@schema/rules/lists/counted';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { experienceLabels } from '@schema/rules/posts/posts-texts';
import { IconHeart, IconTrash } from '@tabler/icons-react';
import type { ProfilePostFieldsFragment } from '@/generated/documents';
import { CompanyLogo, Count, CoverLink, IconButton, RelativeTime } from '@/ui';
import classes from './ProfilePosts.module.css';

type Props = {
  post: ProfilePostFieldsFragment;
  /** null for everybody but the owner. */
  onRemove: (() => void) | null;
};

/** A post in its author's profile: the company, a line, and how many it helped. */
export function ProfilePost({ post, onRemove }: Props) {
  return (
    <li className={classes.item}>
      <CompanyLogo name={post.companyName} src={post.logo} size={44} />
      <div className={classes.text}>
        <h3 className={classes.company}>
          <CoverLink to={pagePathOf.post(post.id)}>{post.companyName}</CoverLink>
        </h3>
        <p className={classes.meta}>
          {post.role} · {experienceLabels[post.experienceType]} · {post.interviewYear}
        </p>
        <p className={classes.teaser}>{post.teaser}</p>
        <p className={classes.meta}>
          <span className={classes.likes}>
            <IconHeart size={16} aria-hidden /> <Count n={post.counters.useful} />{' '}
            {wordFor(post.counters.useful, 'Like')}
          </span>{' '}
          · <RelativeTime at={post.createdAt} />
        </p>
      </div>
      {onRemove && (
        <IconButton
          label={`Remove ${post.companyName}`}
          className={classes.remove}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
