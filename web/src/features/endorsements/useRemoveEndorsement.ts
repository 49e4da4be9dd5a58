import { endorsementTexts } from '@schema/rules/endorsements/endorsements-texts';
import { keepalive } from '@/core/data/keepalive';
import { succeeds } from '@/core/data/succeeds';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import { useRemoveEndorsementMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { removeEndorsement } from './endorsement-cache';
import { useUndoableRemoval } from './useUndoableRemoval';

/** Removes an endorsement from the wall of its owner, who can undo it for a moment. */
export function useRemoveEndorsement(): (endorsement: EndorsementFieldsFragment) => void {
  const [sendRemoval] = useRemoveEndorsementMutation();
  const removeUndoably = useUndoableRemoval();
  return (endorsement) =>
    removeUndoably(endorsement, {
      send: () => sendRemoval({ variables: { id: endorsement.id }, context: keepalive }),
      success: endorsementTexts.removed,
      failure: endorsementTexts.removeFailed,
    });
}

/**
 * Withdraws an endorsement, for its author. It shows at once and can't be undone.
 * @returns the function that does it, which resolves to whether it was withdrawn
 */
export function useWithdrawEndorsement(): (
  endorsement: EndorsementFieldsFragment,
) => Promise<boolean> {
  const [sendRemoval] = useRemoveEndorsementMutation();
  return async ({ id, menteeId }) => {
    const isWithdrawn = await succeeds(
      sendRemoval({
        variables: { id },
        optimisticResponse: { removeEndorsement: id },
        update: (cache) => removeEndorsement(cache, menteeId, id),
      }),
      endorsementTexts.removeFailed,
    );
    if (isWithdrawn) notify.success(endorsementTexts.withdrawn);
    return isWithdrawn;
  };
}
