import { wordFor } from '@schema/rules/lists/counted';
import { questionTexts } from '@schema/rules/posts/posts-texts';
import {
  IconArrowBigDown,
  IconArrowBigDownFilled,
  IconArrowBigUp,
  IconArrowBigUpFilled,
} from '@tabler/icons-react';
import { Count, VisuallyHidden } from '@/ui';
import { useVote, type Votable } from '../useVote';
import classes from './VoteButtons.module.css';

type Props = { kind: 'question' | 'answer'; target: Votable; isOwn: boolean };

const directions = [
  {
    vote: 'upvote',
    name: 'Upvote',
    count: 'upvotes',
    one: 'upvote',
    Icon: IconArrowBigUp,
    Chosen: IconArrowBigUpFilled,
  },
  {
    vote: 'downvote',
    name: 'Downvote',
    count: 'downvotes',
    one: 'downvote',
    Icon: IconArrowBigDown,
    Chosen: IconArrowBigDownFilled,
  },
] as const;

/** Up or down, pressed when it is the viewer's vote; on the viewer's own words only the counts. */
export function VoteButtons({ kind, target, isOwn }: Props) {
  const vote = useVote(kind, target);
  return (
    <div
      role="group"
      aria-label={`Votes on this ${kind}`}
      className={classes.votes}
      data-own={isOwn || undefined}
    >
      {directions.map(({ vote: direction, name, count, one, Icon, Chosen }) => {
        const chosen = target.viewerVote === direction;
        const Arrow = chosen ? Chosen : Icon;
        return (
          <button
            key={direction}
            type="button"
            className={classes.vote}
            aria-pressed={isOwn ? undefined : chosen}
            aria-disabled={isOwn || undefined}
            data-tip={isOwn ? questionTexts.ownVote : name}
            onClick={isOwn ? undefined : () => vote(direction)}
          >
            <VisuallyHidden>{name}</VisuallyHidden> <Arrow size={18} aria-hidden />
            <Count n={target[count]} label={wordFor(target[count], one)} />
          </button>
        );
      })}
    </div>
  );
}
