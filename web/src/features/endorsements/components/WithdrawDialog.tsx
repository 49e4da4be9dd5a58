import { endorsementTexts } from '@schema/rules/endorsements/endorsements-texts';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import { ConfirmDialog } from '@/ui';
import { useWithdrawEndorsement } from '../useRemoveEndorsement';

type Props = { endorsement: EndorsementFieldsFragment | null; onClose: () => void };

/**
 * Asks an author before the endorsement is withdrawn: it would have to be written and accepted
 * again. Closed while `endorsement` is null.
 */
export function WithdrawDialog({ endorsement, onClose }: Props) {
  const withdraw = useWithdrawEndorsement();
  return (
    <ConfirmDialog
      about={endorsement}
      onClose={onClose}
      onYes={withdraw}
      words={() => ({
        title: endorsementTexts.withdrawAsk,
        text: endorsementTexts.withdrawText,
        yes: endorsementTexts.withdraw,
        no: endorsementTexts.keep,
      })}
    />
  );
}
