import { pagePathOf } from '@schema/rules/pages/page-paths';
import { experienceLabels } from '@schema/rules/posts/posts-texts';
import { useSearchHighlight } from '@/core/address/highlight/SearchHighlight';
import { BookmarkButton } from '@/features/bookmarks';
import { PersonLine } from '@/features/people';
import type { PostCardFieldsFragment } from '@/generated/documents';
import { AboveLink, CompanyLogo, LinkCard, LinkCardFoot, LinkCardHead, RelativeTime } from '@/ui';
import { cardFacts } from '../content/facts';
import { FactChips } from './FactChips';
import classes from './PostCard.module.css';
import { PostCounters } from './PostCounters';

type Props = {
  post: PostCardFieldsFragment;
  /** Which time it shows: in lists that are sorted by activity, the last one. */
  time?: 'published' | 'active';
};

/**
 * An experience at a glance: where, what it was like, its author, then the counters. The whole card
 * leads to the post.
 */
export function PostCard({ post, time = 'published' }: Props) {
  const { mark, has } = useSearchHighlight([
    post.companyName,
    post.role,
    post.user.fullName,
    ...post.hashtags,
  ]);
  const tags = post.hashtags.filter(has);
  return (
    <LinkCard>
      <LinkCardHead
        picture={<CompanyLogo name={post.companyName} src={post.logo} size={48} />}
        to={pagePathOf.post(post.id)}
        title={mark(post.companyName)}
        corner={
          <BookmarkButton
            type="Post"
            refId={post.id}
            isBookmarked={post.viewer.hasBookmarked}
            look="icon"
            of={`${post.companyName}, ${post.role}`}
          />
        }
      >
        <p className={classes.role}>{mark(post.role)}</p>
        <p className={classes.when}>
          {experienceLabels[post.experienceType]} · {post.interviewYear}
        </p>
      </LinkCardHead>
      <FactChips facts={cardFacts(post)} />
      <p className={classes.line}>{post.oneLiner}</p>
      {tags.length > 0 && (
        <ul role="list" className={classes.tags} aria-label="Matching hashtags">
          {tags.map((tag) => (
            <li key={tag}>{mark(tag)}</li>
          ))}
        </ul>
      )}
      <LinkCardFoot lined>
        <AboveLink className={classes.author}>
          <PersonLine person={post.user} mark={mark} />
        </AboveLink>
        <div className={classes.numbers}>
          <PostCounters counters={post.counters} hasLiked={post.viewer.hasLiked} />
          <span className={classes.time}>
            {time === 'active' ? (
              <>
                Active <RelativeTime short at={post.lastActiveAt} />
              </>
            ) : (
              <RelativeTime short at={post.createdAt} />
            )}
          </span>
        </div>
      </LinkCardFoot>
    </LinkCard>
  );
}
