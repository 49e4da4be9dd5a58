import { wordFor } from '@schema/rules/lists/counted';
import { IconEye, IconHeart, IconHeartFilled, IconMessageCircle } from '@tabler/icons-react';
import type { PostCountersFieldsFragment } from '@/generated/documents';
import { Count } from '@/ui';
import classes from './PostCounters.module.css';

type Props = { counters: PostCountersFieldsFragment; hasLiked: boolean };

/** Likes, views, questions: small and last. */
export function PostCounters({ counters, hasLiked }: Props) {
  const Heart = hasLiked ? IconHeartFilled : IconHeart;
  return (
    <ul role="list" className={classes.counters} aria-label="Counters">
      <li data-liked={hasLiked || undefined}>
        <Heart size={16} aria-hidden />{' '}
        <Count n={counters.useful} label={wordFor(counters.useful, 'like')} />
      </li>
      <li>
        <IconEye size={16} aria-hidden />{' '}
        <Count n={counters.views} label={wordFor(counters.views, 'view')} />
      </li>
      <li>
        <IconMessageCircle size={16} aria-hidden />{' '}
        <Count n={counters.commentsCount} label={wordFor(counters.commentsCount, 'question')} />
      </li>
    </ul>
  );
}
