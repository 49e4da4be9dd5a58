import { workLine } from '@schema/rules/careers/careers-texts';
import { wordFor } from '@schema/rules/lists/counted';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import {
  IconArrowsExchange2,
  IconEye,
  IconMessageCircle,
  IconShare3,
  IconThumbUp,
} from '@tabler/icons-react';
import type { PostCardFieldsFragment } from '@/generated/documents';
import { Card, Count, IconButton } from '@/ui';
import { GatedLink } from '../GatedLink.tsx';
import { LiveCounters } from '../LiveCounters.tsx';
import { AuthorSide } from './AuthorSide.tsx';
import { DetailsSide } from './DetailsSide.tsx';
import css from './PostFlipCard.module.css';
import { useCardFlip } from './useCardFlip.ts';

type Props = { post: PostCardFieldsFragment; onOpen: (to: string) => void };

/**
 * An experience with two sides: what it was like, and who wrote it. The foot does not flip: Read
 * More is always in reach.
 */
export function PostFlipCard({ post, onOpen }: Props) {
  const { flipped, toggle, handlers } = useCardFlip();
  const { useful, views, shares, commentsCount } = post.counters;
  return (
    <Card
      as="li"
      padding="none"
      className={css.card ?? ''}
      data-flipped={flipped || undefined}
      {...handlers}
    >
      <LiveCounters postId={post.id} />
      <div className={css.faces}>
        <div className={css.front} inert={flipped}>
          <DetailsSide post={post} />
        </div>
        <div className={css.back} inert={!flipped}>
          <AuthorSide post={post} />
        </div>
      </div>
      <div className={css.counters}>
        <span data-tip="Useful">
          <IconThumbUp size={16} aria-hidden /> <Count n={useful} label="found it useful" />
        </span>
        <span data-tip="Views">
          <IconEye size={16} aria-hidden /> <Count n={views} label={wordFor(views, 'view')} />
        </span>
        <span data-tip="Comments">
          <IconMessageCircle size={16} aria-hidden />{' '}
          <Count n={commentsCount} label={wordFor(commentsCount, 'comment')} />
        </span>
        <span data-tip="Shares">
          <IconShare3 size={16} aria-hidden /> <Count n={shares} label={wordFor(shares, 'share')} />
        </span>
      </div>
      <div className={css.foot}>
        <GatedLink
          to={pagePathOf.post(post.id)}
          onOpen={onOpen}
          label={`Read more about ${workLine(post.role, post.companyName)}`}
        >
          Read More
        </GatedLink>
        <IconButton label={flipped ? 'Show the experience' : 'Show the author'} onClick={toggle}>
          <IconArrowsExchange2 size={20} aria-hidden />
        </IconButton>
      </div>
    </Card>
  );
}
