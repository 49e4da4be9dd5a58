import {
  IconArrowBigDown,
  IconArrowBigDownFilled,
  IconArrowBigUp,
  IconArrowBigUpFilled,
} from '@tabler/icons-react';
import { Count, VisuallyHidden } from '@/ui';
import { questionTexts } from '@schema/rules/posts-texts';
import { useVote, type Voted } from '../useVote';
import classes from './VoteButtons.module.css';

type Props = { kind: 'question' | 'answer'; said: Voted; own: boolean };

const ways = [
  {
    vote: 'upvote',
    name: 'Upvote',
    count: 'upvotes',
    Icon: IconArrowBigUp,
    Chosen: IconArrowBigUpFilled,
  },
  {
    vote: 'downvote',
    name: 'Downvote',
    count: 'downvotes',
    Icon: IconArrowBigDown,
    Chosen: IconArrowBigDownFilled,
  },
] as const;

/** Up or down, pressed when it is the viewer's; on one's own words only the counts. */
export function VoteButtons({ kind, said, own }: Props) {
  const vote = useVote(kind, said);
  return (
    <div
      role="group"
      aria-label={`Votes on this ${kind}`}
      className={classes.votes}
      data-own={own || undefined}
    >
      {ways.map(({ vote: way, name, count, Icon, Chosen }) => {
        const chosen = said.viewerVote === way;
        const Arrow = chosen ? Chosen : Icon;
        return (
          <button
            key={way}
            type="button"
            className={classes.vote}
            aria-pressed={own ? undefined : chosen}
            aria-disabled={own || undefined}
            data-tip={own ? questionTexts.ownVote : name}
            onClick={own ? undefined : () => vote(way)}
          >
            <VisuallyHidden>{name}</VisuallyHidden> <Arrow size={18} aria-hidden />
            <Count n={said[count]} label={count} />
          </button>
        );
      })}
    </div>
  );
}
