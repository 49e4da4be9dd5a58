import { wordFor } from '@schema/rules/lists/counted';
import { IconEye, IconMessageCircle } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { BookmarkButton } from '@/features/bookmarks';
import { useViewer } from '@/features/identity';
import { ReportButton } from '@/features/reports';
import type { PostFieldsFragment } from '@/generated/documents';
import { Count } from '@/ui';
import classes from './PostActions.module.css';
import { PostLike } from './PostLike';
import { PostMenu } from './PostMenu';
import { ShareButton } from './ShareButton';

type Props = {
  post: PostFieldsFragment;
  /** Its author is deleting it, or it was refused. */
  onDeleting: (isDeleting: boolean) => void;
};

/** Goes there without a step of the history: the section that the address names stays open. */
function goToQuestions(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const questions = document.getElementById('questions');
  questions?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  questions?.focus({ preventScroll: true });
}

/** What one can do with a post, and how many have. */
export function PostActions({ post, onDeleting }: Props) {
  const { me } = useViewer();
  const { views, commentsCount } = post.counters;
  return (
    <div className={classes.actions}>
      <PostLike post={post} />
      <BookmarkButton
        type="Post"
        refId={post.id}
        isBookmarked={post.viewer.hasBookmarked}
        look="button"
      />
      <ShareButton post={post} />
      {post.viewerCanEdit && <PostMenu post={post} onDeleting={onDeleting} />}
      {me && me.user.id !== post.user.id && <ReportButton type="post" id={post.id} />}
      <p className={classes.numbers}>
        <span>
          <IconEye size={18} aria-hidden /> <Count n={views} /> {wordFor(views, 'view')}
        </span>
        <a href="#questions" className={classes.questions} onClick={goToQuestions}>
          <IconMessageCircle size={18} aria-hidden /> <Count n={commentsCount} />{' '}
          {wordFor(commentsCount, 'question')}
        </a>
      </p>
    </div>
  );
}
