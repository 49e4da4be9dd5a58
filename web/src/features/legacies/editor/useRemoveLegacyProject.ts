import { legacyTexts as texts } from '@schema/rules/legacies-texts';
import { errorText } from '@/core/errors';
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
    try {
      await removeProject({
        variables: { id: project.id },
        update: (cache) => {
          cache.evict({ id: cache.identify(project) ?? '' });
          cache.gc();
        },
      });
      notify.success(texts.removed);
      return true;
    } catch (error) {
      notify.error(errorText(error, texts.removeFailed));
      return false;
    }
  };
}
