import {
  type EndorsementVisibility,
  endorsementTexts,
} from '@schema/rules/endorsements/endorsements-texts';
import { useSubmitEndorsementMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { addEndorsement } from './endorsement-cache';

/**
 * Submits an endorsement for a student. It is shown once the server has accepted it, which takes
 * one from each alumnus.
 * @returns the function that does it, which throws what the server refused
 */
export function useSubmitEndorsement(menteeId: string) {
  const [submitEndorsement] = useSubmitEndorsementMutation();
  return async (message: string, visibility: EndorsementVisibility): Promise<void> => {
    await submitEndorsement({
      variables: { menteeId, message, visibility },
      update: (cache, { data }) => data && addEndorsement(cache, data.submitEndorsement),
    });
    notify.success(endorsementTexts.submitted);
  };
}
