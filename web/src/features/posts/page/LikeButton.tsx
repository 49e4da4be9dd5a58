import { postTexts } from '@schema/rules/posts-texts';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { PostFieldsFragment } from '@/generated/documents';
import { Button, Count, cx } from '@/ui';
import classes from './LikeButton.module.css';
import { useLike } from './useLike';

type Props = { post: Pick<PostFieldsFragment, 'id' | 'counters' | 'viewer' | 'viewerCanEdit'> };

/**
 * `Like` and how many did; pressed when the viewer is one of them. On the viewer's own post only
 * how many.
 */
export function LikeButton({ post }: Props) {
  const { hasLiked, useful, toggle } = useLike(post);
  const isOwn = post.viewerCanEdit;
  const Heart = hasLiked ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant={hasLiked ? 'light' : 'default'}
      aria-pressed={isOwn ? undefined : hasLiked}
      aria-disabled={isOwn || undefined}
      className={cx(isOwn && classes.own)}
      data-tip={isOwn ? postTexts.ownLike : undefined}
      leftSection={<Heart size={18} aria-hidden />}
      onClick={isOwn ? undefined : toggle}
    >
      Like{' '}
      <span className={classes.count}>
        <Count n={useful} label="likes" />
      </span>
    </Button>
  );
}
