import { gratitudeTexts } from '@schema/rules/gratitudes/gratitudes-texts';
import { withTypename } from '@/core/data/documents/with-typename';
import type { GratitudeFieldsFragment } from '@/generated/documents';
import { useHideGratitudeMutation, useUnhideGratitudeMutation } from '@/generated/hooks';
import { moveGratitude } from './gratitude-cache';
import type { RunMutation } from './useOwnMutations';

/**
 * Hides a gratitude from the owner's profile, which can be undone, or shows it again. The list
 * changes at once.
 */
export function useHideGratitude(run: RunMutation) {
  const [hideGratitude] = useHideGratitudeMutation();
  const [unhideGratitude] = useUnhideGratitudeMutation();

  const unhide = (gratitude: GratitudeFieldsFragment): Promise<boolean> => {
    const expected = withTypename('Gratitude', { ...gratitude, isHidden: false });
    return run(
      () =>
        unhideGratitude({
          variables: { id: gratitude.id },
          optimisticResponse: { unhideGratitude: expected },
          update: (cache, { data }) => data && moveGratitude(cache, data.unhideGratitude),
        }),
      { success: gratitudeTexts.shown, failure: gratitudeTexts.unhideFailed },
    );
  };

  const hide = (gratitude: GratitudeFieldsFragment): Promise<boolean> => {
    const expected = withTypename('Gratitude', { ...gratitude, isHidden: true });
    return run(
      () =>
        hideGratitude({
          variables: { id: gratitude.id },
          optimisticResponse: { hideGratitude: expected },
          update: (cache, { data }) => data && moveGratitude(cache, data.hideGratitude),
        }),
      {
        success: gratitudeTexts.hidden,
        failure: gratitudeTexts.hideFailed,
        undo: () => void unhide(gratitude),
      },
    );
  };

  return { hide, unhide };
}
