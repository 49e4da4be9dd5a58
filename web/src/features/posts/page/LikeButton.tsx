import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { PostFieldsFragment } from '@/generated/documents';
import { Button, Count } from '@/ui';
import { useLike } from './useLike';
import classes from './LikeButton.module.css';

type Props = { post: Pick<PostFieldsFragment, 'id' | 'counters' | 'viewer'> };

/** `Like` and how many did; pressed when the viewer is one of them. */
export function LikeButton({ post }: Props) {
  const { hasLiked, useful, toggle } = useLike(post);
  const Heart = hasLiked ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant={hasLiked ? 'light' : 'default'}
      aria-pressed={hasLiked}
      leftSection={<Heart size={18} aria-hidden />}
      onClick={toggle}
    >
      Like{' '}
      <span className={classes.count}>
        <Count n={useful} label="likes" />
      </span>
    </Button>
  );
}
