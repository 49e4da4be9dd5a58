import { gratitudeTexts } from '@schema/rules/gratitudes/gratitudes-texts';
import type { GratitudeFieldsFragment } from '@/generated/documents';
import { useDeleteGratitudeMutation } from '@/generated/hooks';
import { removeGratitude } from './gratitude-cache';
import type { RunMutation } from './useOwnMutations';

/**
 * Deletes a gratitude, for its author. It goes at once, and comes back when refused.
 * @returns the function that does it, which resolves to whether it was accepted
 */
export function useDeleteGratitude(run: RunMutation) {
  const [deleteGratitude] = useDeleteGratitudeMutation();
  return ({ id, profileId }: GratitudeFieldsFragment): Promise<boolean> =>
    run(
      () =>
        deleteGratitude({
          variables: { id },
          optimisticResponse: { deleteGratitude: id },
          update: (cache) => removeGratitude(cache, profileId, id),
        }),
      { success: gratitudeTexts.removed, failure: gratitudeTexts.deleteFailed },
    );
}
