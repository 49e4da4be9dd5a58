import { endorsementTexts } from '@schema/rules/endorsements/endorsements-texts';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import { Button } from '@/ui';
import { useRemoveEndorsement } from '../useRemoveEndorsement';

type Props = {
  endorsement: EndorsementFieldsFragment;
  isOwner: boolean;
  /** Asks the author, before the endorsement is withdrawn. */
  onWithdraw: (endorsement: EndorsementFieldsFragment) => void;
};

/** Removes an endorsement for the owner of the wall, or withdraws it for its author. */
export function RemoveButton({ endorsement, isOwner, onWithdraw }: Props) {
  const remove = useRemoveEndorsement();
  return (
    <Button
      variant="subtle"
      color="danger"
      size="compact-sm"
      onClick={() => (isOwner ? remove(endorsement) : onWithdraw(endorsement))}
    >
      {isOwner ? endorsementTexts.remove : endorsementTexts.withdraw}
    </Button>
  );
}
