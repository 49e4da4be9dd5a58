import { legacyTexts as texts } from '@schema/rules/legacies/legacies-texts';
import { succeeds } from '@/core/data/succeeds';
import type { LegacyProjectFieldsFragment } from '@/generated/documents';
import { useRemoveLegacyProjectMutation } from '@/generated/hooks';
import { notify } from '@/ui';

/**
 * Removes a project for good; a toast says how it went.
 * @returns the function that does it, which resolves to whether it was removed
 */
export function useRemoveLegacyProject() {
  const [removeProject] = useRemoveLegacyProjectMutation();
  return async (project: LegacyProjectFieldsFragment): Promise<boolean> => {
    const removal = removeProject({
      variables: { id: project.id },
      update: (cache) => {
        cache.evict({ id: cache.identify(project) ?? '' });
        cache.gc();
      },
    });
    const isRemoved = await succeeds(removal, texts.removeFailed);
    if (isRemoved) notify.success(texts.removed);
    return isRemoved;
  };
}
