import { Card, Chip, cx, LineSkeleton, PictureSkeleton } from '@/ui';
import card from './ProfileCard.module.css';
import css from './ProfileCardSkeleton.module.css';

/** The shape of a card of a person, in the card's own style sheet: as high as most of them. */
export const ProfileCardSkeleton = () => (
  <Card className={card.card} aria-hidden>
    <div className={card.head}>
      <PictureSkeleton size={56} isRound />
      <div className={card.who}>
        <div className={cx(card.name, css.title)}>
          <LineSkeleton width="8rem" />
        </div>
        <div className={card.work}>
          <LineSkeleton width="10rem" />
        </div>
        <div className={card.degree}>
          <LineSkeleton width="7rem" />
        </div>
        <div className={card.role}>
          <LineSkeleton width="4rem" />
        </div>
      </div>
    </div>
    <div className={card.bio}>
      <LineSkeleton />
      <LineSkeleton width="60%" />
    </div>
    <div className={card.interests}>
      <Chip>
        <LineSkeleton width="4rem" />
      </Chip>
      <Chip>
        <LineSkeleton width="5rem" />
      </Chip>
    </div>
    <div className={card.foot}>
      <div className={card.facts}>
        <div>
          <LineSkeleton width="8rem" />
        </div>
        <div>
          <LineSkeleton width="7rem" />
        </div>
      </div>
    </div>
  </Card>
);
