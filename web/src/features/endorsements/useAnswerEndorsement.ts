import { endorsementTexts } from '@schema/rules/endorsements/endorsements-texts';
import { withTypename } from '@/core/data/documents/with-typename';
import { keepalive } from '@/core/data/keepalive';
import { succeeds } from '@/core/data/succeeds';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import { useAcceptEndorsementMutation, useDeclineEndorsementMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { addEndorsement } from './endorsement-cache';
import { useUndoableRemoval } from './useUndoableRemoval';

/** Accepts or declines a pending endorsement, for its owner. Both show at once. */
export function useAnswerEndorsement() {
  const [acceptEndorsement] = useAcceptEndorsementMutation();
  const [declineEndorsement] = useDeclineEndorsementMutation();
  const removeUndoably = useUndoableRemoval();

  const accept = async (endorsement: EndorsementFieldsFragment): Promise<void> => {
    const accepted = withTypename('Endorsement', { ...endorsement, isPending: false });
    const isAccepted = await succeeds(
      acceptEndorsement({
        variables: { id: endorsement.id },
        optimisticResponse: { acceptEndorsement: accepted },
        update: (cache, { data }) => data && addEndorsement(cache, data.acceptEndorsement),
      }),
      endorsementTexts.acceptFailed,
    );
    if (isAccepted) notify.success(endorsementTexts.accepted);
  };

  const decline = (endorsement: EndorsementFieldsFragment): void =>
    removeUndoably(endorsement, {
      send: () => declineEndorsement({ variables: { id: endorsement.id }, context: keepalive }),
      success: endorsementTexts.declined,
      failure: endorsementTexts.declineFailed,
    });

  return { accept, decline };
}
