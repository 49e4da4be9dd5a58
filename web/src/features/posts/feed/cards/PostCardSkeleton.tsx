import { Card, Chip, cx, LineSkeleton, PictureSkeleton } from '@/ui';
import chips from '../../cards/FactChips.module.css';
import card from '../../cards/PostCard.module.css';
import css from './PostCardSkeleton.module.css';

/** How wide the chips are: as many as fit into two rows. */
const chipWidths = ['4rem', '3rem', '5rem', '4rem', '3rem'];

/** The shape of a card of an experience, in the card's own style sheet: as high as most of them. */
export const PostCardSkeleton = () => (
  <Card className={card.card} aria-hidden>
    <div className={card.head}>
      <PictureSkeleton size={48} />
      <div className={card.what}>
        <div className={cx(card.company, css.title)}>
          <LineSkeleton width="8rem" />
        </div>
        <div className={card.role}>
          <LineSkeleton width="10rem" />
        </div>
        <div className={card.when}>
          <LineSkeleton width="6rem" />
        </div>
      </div>
    </div>
    <div className={chips.chips}>
      {chipWidths.map((width, index) => (
        <Chip key={index}>
          <LineSkeleton width={width} />
        </Chip>
      ))}
    </div>
    <div className={card.line}>
      <LineSkeleton />
      <LineSkeleton />
      <LineSkeleton width="60%" />
    </div>
    <div className={card.foot}>
      <div className={css.author}>
        <PictureSkeleton size={32} isRound />
        <div>
          <div className={css.name}>
            <LineSkeleton width="7rem" />
          </div>
          <div className={css.small}>
            <LineSkeleton width="9rem" />
          </div>
          <div className={css.small}>
            <LineSkeleton width="6rem" />
          </div>
        </div>
      </div>
      <div className={cx(card.numbers, css.numbers)}>
        <LineSkeleton width="8rem" />
      </div>
    </div>
  </Card>
);
