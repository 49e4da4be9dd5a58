import { type EndorsementVisibility, endorsementTexts } from '@schema/rules/endorsements-texts';
import { succeeds } from '@/core/data/succeeds';
import { useGate } from '@/features/identity';
import { useSubmitEndorsementMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { addEndorsement } from './endorsement-cache';

/**
 * Submits an endorsement for a student. It is shown once the server has accepted it, which takes
 * one from each alumnus.
 * @returns the function that does it, which resolves to whether it was accepted. People who are not
 *   members get a prompt instead.
 */
export function useSubmitEndorsement(menteeId: string) {
  const gate = useGate();
  const [submitEndorsement] = useSubmitEndorsementMutation();
  return async (message: string, visibility: EndorsementVisibility): Promise<boolean> => {
    let isAllowed = false;
    gate(() => {
      isAllowed = true;
    });
    if (!isAllowed) return false;
    const isAccepted = await succeeds(
      submitEndorsement({
        variables: { menteeId, message, visibility },
        update: (cache, { data }) => data && addEndorsement(cache, data.submitEndorsement),
      }),
      endorsementTexts.submitFailed,
    );
    if (isAccepted) notify.success(endorsementTexts.submitted);
    return isAccepted;
  };
}
