import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { Button, Count, cx } from '@/ui';
import css from './LikeButton.module.css';

type Props = {
  hasLiked: boolean;
  /** How many people like it. */
  likes: number;
  /** What the count is of, for screen readers. */
  countLabel: string;
  /** Why nobody likes what they wrote themselves; null where it is somebody else's. */
  ownHint: string | null;
  onToggle: () => void;
};

/**
 * `Like` and how many did; pressed when the viewer is one of them. On what the viewer wrote
 * themselves only how many.
 */
export function LikeButton({ hasLiked, likes, countLabel, ownHint, onToggle }: Props) {
  const isOwn = ownHint !== null;
  const Heart = hasLiked ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant={hasLiked ? 'light' : 'default'}
      aria-pressed={isOwn ? undefined : hasLiked}
      aria-disabled={isOwn || undefined}
      className={cx(isOwn && css.own)}
      data-tip={ownHint ?? undefined}
      leftSection={<Heart size={18} aria-hidden />}
      onClick={isOwn ? undefined : onToggle}
    >
      Like{' '}
      <span className={css.count}>
        <Count n={likes} label={countLabel} />
      </span>
    </Button>
  );
}
