import { endorsementTexts } from '@schema/rules/endorsements/endorsements-texts';
import { MoreButton } from '@/core/data/lists/MoreButton';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import { Button } from '@/ui';
import { useAnswerEndorsement } from '../useAnswerEndorsement';
import { EndorsementCard } from './EndorsementCard';
import classes from './Endorsements.module.css';
import { RemoveButton } from './RemoveButton';

type Props = {
  endorsements: readonly EndorsementFieldsFragment[];
  /** Fetches more of them; null at their end. */
  fetchMore: (() => Promise<unknown>) | null;
  isOwner: boolean;
  /** Of the person they are about. */
  firstName: string;
  /** The id of the element that the address names. */
  linkedId: string | null;
  onWithdraw: (endorsement: EndorsementFieldsFragment) => void;
};

function AnswerButtons({ endorsement }: { endorsement: EndorsementFieldsFragment }) {
  const { accept, decline } = useAnswerEndorsement();
  return (
    <>
      <Button onClick={() => void accept(endorsement)}>{endorsementTexts.accept}</Button>
      <Button variant="default" onClick={() => decline(endorsement)}>
        {endorsementTexts.decline}
      </Button>
    </>
  );
}

/** Endorsements that are not accepted yet: all of them for the owner; for others, their own. */
export function PendingEndorsements({
  endorsements,
  fetchMore,
  isOwner,
  firstName,
  linkedId,
  onWithdraw,
}: Props) {
  return (
    <section className={classes.pending} aria-labelledby="endorsements-waiting">
      <h3 id="endorsements-waiting" className={classes.title}>
        {isOwner ? endorsementTexts.pendingOwn : endorsementTexts.label}
      </h3>
      <ul role="list" className={classes.list}>
        {endorsements.map((endorsement) => (
          <EndorsementCard
            key={endorsement.id}
            endorsement={endorsement}
            linkedId={linkedId}
            note={!isOwner && endorsementTexts.pendingTheirs(firstName)}
            actions={
              isOwner ? (
                <AnswerButtons endorsement={endorsement} />
              ) : (
                <RemoveButton endorsement={endorsement} isOwner={false} onWithdraw={onWithdraw} />
              )
            }
          />
        ))}
      </ul>
      {fetchMore && <MoreButton onMore={fetchMore} failed={endorsementTexts.loadFailed} />}
    </section>
  );
}
