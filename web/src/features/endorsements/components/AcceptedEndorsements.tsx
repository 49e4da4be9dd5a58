import { endorsementTexts } from '@schema/rules/endorsements/endorsements-texts';
import { FurtherButton } from '@/core/data/lists/MoreButton';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import { EmptyState } from '@/ui';
import type { EndorsementWallState } from '../useEndorsementWall';
import { EndorsementCard } from './EndorsementCard';
import classes from './Endorsements.module.css';
import { RemoveButton } from './RemoveButton';

type Props = {
  endorsements: readonly EndorsementFieldsFragment[];
  wall: EndorsementWallState;
  isOwner: boolean;
  /** Of the person they are about. */
  firstName: string;
  /** The id of the element that the address names. */
  linkedId: string | null;
  onWithdraw: (endorsement: EndorsementFieldsFragment) => void;
};

/** The endorsements that the owner has accepted, page by page. */
export function AcceptedEndorsements({
  endorsements,
  wall,
  isOwner,
  firstName,
  linkedId,
  onWithdraw,
}: Props) {
  return (
    <>
      {endorsements.length === 0 ? (
        <EmptyState
          drawing="people"
          title={endorsementTexts.none}
          text={isOwner ? endorsementTexts.noneOwn : endorsementTexts.noneText(firstName)}
        />
      ) : (
        <ul role="list" className={classes.list} aria-busy={wall.isLoading}>
          {endorsements.map((endorsement) => (
            <EndorsementCard
              key={endorsement.id}
              endorsement={endorsement}
              linkedId={linkedId}
              actions={
                (isOwner || wall.isOwn(endorsement)) && (
                  <RemoveButton
                    endorsement={endorsement}
                    isOwner={isOwner}
                    onWithdraw={onWithdraw}
                  />
                )
              }
            />
          ))}
        </ul>
      )}
      <FurtherButton {...wall} failed={endorsementTexts.loadFailed} />
    </>
  );
}
